import { useFormat, useLanguage } from '@porchlight/client';

/** Languages in words, in the language of the page; what is no language code is written as it is. */
export function useLanguageNames(): (codes: readonly string[]) => string {
  const language = useLanguage();
  const format = useFormat();
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'code' });
  const nameOf = (code: string) => (/^[a-z]{2,3}(-[A-Za-z]+)?$/.test(code) ? (names.of(code) ?? code) : code);
  return (codes) => format.list(codes.map(nameOf));
}
