import { useLanguage } from '@porchlight/client';

/** 'November 2026' of `2026-11`, in the language of the page; short: 'Nov 2026'. */
export function useMonthNames(): (month: string, style?: 'short' | 'long') => string {
  const language = useLanguage();
  return (month, style = 'long') =>
    new Intl.DateTimeFormat(language, { month: style, year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}-01`),
    );
}
