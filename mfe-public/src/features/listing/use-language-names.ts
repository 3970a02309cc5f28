import { useFormat, useLanguage } from '@porchlight/client';

/**
 * Returns a function that lists language names in the current language; a value that is not a language code is returned
 * unchanged.
 */
export function useLanguageNames(): (codes: readonly string[]) => string {
  const language = useLanguage();
  const format = useFormat();
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'code' });
  const nameOf = (code: string) => {
    // Chromium has no name for Cree; the server has.
    if (code === 'cr') return language === 'fr-CA' ? 'cri' : 'Cree';
    return /^[a-z]{2,3}(-[A-Za-z]+)?$/.test(code) ? (names.of(code) ?? code) : code;
  };
  return (codes) => format.list(codes.map(nameOf));
}
