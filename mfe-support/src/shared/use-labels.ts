import { useLanguage } from '@porchlight/client';
import { useLanguageNames, useVocabulary } from '@porchlight/listing-ui';

type Vocabulary = Parameters<ReturnType<typeof useVocabulary>>[0];

/** Returns functions that name the values of a listing in the language of the page, each starting with a capital. */
export function useLabels() {
  const language = useLanguage();
  const wordOf = useVocabulary();
  const languageNames = useLanguageNames();
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  return {
    /** A value newer than this build keeps its name. */
    term: (vocabulary: Vocabulary, value: string) => capital(wordOf(vocabulary, value) ?? value),
    language: (code: string) => capital(languageNames([code])),
  };
}
