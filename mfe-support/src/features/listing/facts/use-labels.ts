import { useLanguage, useMessages } from '@porchlight/client';
import { useVocabulary } from '@porchlight/listing-ui';
import { listingMessages } from '../messages/catalog.ts';

type Vocabulary = Parameters<ReturnType<typeof useVocabulary>>[0];

/** Returns functions that name the values of a listing in the language of the page, each starting with a capital. */
export function useLabels() {
  const t = useMessages(listingMessages);
  const language = useLanguage();
  const wordOf = useVocabulary();
  const languageNames = new Intl.DisplayNames(language, { type: 'language', fallback: 'code' });
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  return {
    /** A value newer than this build keeps its name. */
    term: (vocabulary: Vocabulary, value: string) => capital(wordOf(vocabulary, value) ?? value),
    // Browsers have no name for Cree.
    language: (code: string) => (code === 'cr' ? t('cree') : capital(languageNames.of(code) ?? code)),
  };
}
