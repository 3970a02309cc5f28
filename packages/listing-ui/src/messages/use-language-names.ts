import { useFormat, useLanguage } from '@porchlight/client';
import { useVocabulary } from './catalog.ts';

/**
 * Returns a function that lists the names of languages in the language of the page; a value that is not a language code
 * is returned unchanged.
 */
export function useLanguageNames(): (codes: readonly string[]) => string {
  const wordOf = useVocabulary();
  const format = useFormat();
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' });
  const nameOf = (code: string) =>
    wordOf('language', code) || (/^[a-z]{2,3}(-[A-Za-z]+)?$/.test(code) && names.of(code)) || code;
  return (codes) => format.list(codes.map(nameOf));
}
