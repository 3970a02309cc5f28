import { useLanguage } from '@porchlight/client';
import type { OpenHouse } from '@porchlight/contracts/catalog';

/** Returns a function that names an open house: `Saturday, December 5, 2026, 2:00 – 4:00 p.m.` */
export function useOpenHouseText(): (openHouse: OpenHouse) => string {
  const language = useLanguage();
  // The times are those of the clock at the home already.
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  return ({ day, from, to }) =>
    format
      .formatRange(new Date(`${day}T${from}Z`), new Date(`${day}T${to}Z`))
      .replaceAll(/(?<=\d) h (?=\d)/g, '\u00A0h\u00A0');
}
