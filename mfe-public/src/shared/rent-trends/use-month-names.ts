import { useLanguage } from '@porchlight/client';

/** Returns a function that formats `2026-11` as "November 2026", or "Nov 2026" when short, in the current language. */
export function useMonthNames(): (month: string, style?: 'short' | 'long') => string {
  const language = useLanguage();
  return (month, style = 'long') =>
    new Intl.DateTimeFormat(language, { month: style, year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}-01`),
    );
}
