import { useCallback } from 'react';
import { defineMessages, messagesIn, useLanguage, useMessages } from '@porchlight/client';
import type { en } from './en.ts';

/** Messages of a listing card: its facts and the vocabularies. */
export const cardMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr" */ './fr.ts'),
  enUs: { 'utility.electricity-hydro': 'Electricity' },
});

export type CardMessage = keyof typeof en;
type Vocabulary = CardMessage extends infer K ? (K extends `${infer Name}.${string}` ? Name : never) : never;

/**
 * Returns a function that translates a term of a vocabulary (`('amenity', 'balcony')`); undefined for a term newer than
 * this build.
 */
export function useVocabulary(): (vocabulary: Vocabulary, word: string) => string | undefined {
  const t = useMessages(cardMessages);
  const messages = messagesIn(cardMessages, useLanguage());
  return useCallback(
    (vocabulary, word) => {
      const key = `${vocabulary}.${word}`;
      return Object.hasOwn(messages, key) ? t(key as CardMessage) : undefined;
    },
    [messages, t],
  );
}
