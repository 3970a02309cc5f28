import { textsIn, useLanguage, useWords, type Catalogue } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of a home: its card, its facts, the vocabularies. */
export const homeWords: Catalogue<typeof en> = { en, fr, enUs: { 'utility.electricity-hydro': 'Electricity' } };

export type HomeWord = keyof typeof en;
type Vocabulary = HomeWord extends infer K ? (K extends `${infer Name}.${string}` ? Name : never) : never;

/** Says a word of a vocabulary (`say('amenity', 'balcony')`); undefined for a word newer than this build. */
export function useVocabulary(): (vocabulary: Vocabulary, word: string) => string | undefined {
  const t = useWords(homeWords),
    texts = textsIn(homeWords, useLanguage());
  return (vocabulary, word) => {
    const key = `${vocabulary}.${word}`;
    return Object.hasOwn(texts, key) ? t(key as HomeWord) : undefined;
  };
}
