import { useRef } from 'react';

// `crypto.randomUUID` is missing on a page without https; this is not.
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A key that nobody else has, one for the same words: a second click, or a try after a lost answer, is the same message. */
export function useMessageKey(): (words: string) => string {
  const kept = useRef<{ readonly words: string; readonly key: string }>(undefined);
  return (words) => {
    if (kept.current?.words !== words) kept.current = { words, key: newKey() };
    return kept.current.key;
  };
}
