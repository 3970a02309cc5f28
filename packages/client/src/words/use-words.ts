import { useCallback } from 'react';
import { useLanguage } from '../page/use-language.ts';
import { useTexts, writtenIn } from './late-texts.ts';
import { say, type Catalogue, type Texts, type Translate } from './say.ts';

/** The words of a catalogue in the language of the page: `const t = useWords(catalogue); t('homes', { count: 3 })`. */
export function useWords<T extends Texts>(catalogue: Catalogue<T>): Translate<T> {
  const language = useLanguage(),
    written = writtenIn(language);
  useTexts(catalogue[written]);
  useTexts(catalogue.base?.[written]);
  return useCallback((key, values) => say(catalogue, language, key, values), [catalogue, language]);
}
