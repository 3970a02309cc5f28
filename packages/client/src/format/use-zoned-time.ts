import { useMemo } from 'react';
import { useLanguage } from '@porchlight/client';

/** Formatters of instants in the time zone of a place. */
export interface ZonedTime {
  /** `Sat, Dec 5, 2:00 p.m.` */
  readonly time: (instant: string) => string;
  /** Name of the time zone at an instant: `Eastern Time`. */
  readonly zone: (instant: string) => string;
}

/** Returns formatters for an IANA time zone, in the language of the page. */
export function useZonedTime(timeZone: string): ZonedTime {
  const language = useLanguage();
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(language, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    });
    const zone = new Intl.DateTimeFormat(language, { timeZoneName: 'longGeneric', timeZone });
    return {
      time: (instant) => time.format(new Date(instant)),
      zone: (instant) =>
        zone.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
    };
  }, [language, timeZone]);
}
