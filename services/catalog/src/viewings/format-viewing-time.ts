import type { Language } from '@porchlight/contracts';

/** Returns a time of a viewing in full, in the time zone of its listing, with the name of the zone. */
export const formatViewingTime = (time: Date, { language, timeZone }: Zoned): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'longGeneric',
    timeZone,
  }).format(time);

interface Zoned {
  readonly language: Language;
  readonly timeZone: string;
}
