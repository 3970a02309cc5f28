import type { Language } from '@porchlight/contracts';

/** Formats a business day, `2027-11-23`, for a mail: November 23, 2027. */
export const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
