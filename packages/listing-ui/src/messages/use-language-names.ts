import { useFormat, useLanguage, useMessages } from '@porchlight/client';
import { cardMessages } from './catalog.ts';

/**
 * Returns a function that lists the names of languages in the language of the page; a value that is not a language code
 * is returned unchanged.
 */
export function useLanguageNames(): (codes: readonly string[]) => string {
  const t = useMessages(cardMessages);
  const format = useFormat();
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' });
  const nameOf = (code: string) => {
    // Servers know a name of Cree, browsers do not.
    if (code === 'cr') return t('cree');
    return /^[a-z]{2,3}(-[A-Za-z]+)?$/.test(code) ? (names.of(code) ?? code) : code;
  };
  return (codes) => format.list(codes.map(nameOf));
}
