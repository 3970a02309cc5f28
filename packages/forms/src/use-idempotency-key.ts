import { useRef } from 'react';

// `crypto.randomUUID` is only available over https; `getRandomValues` always is.
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Returns a function that creates an idempotency key, and returns the same key for the same content: a double click, or
 * a retry after a lost response, is the same message.
 */
export function useIdempotencyKey(): (content: string) => string {
  const last = useRef<{ readonly content: string; readonly key: string }>(undefined);
  return (content) => {
    if (last.current?.content !== content) last.current = { content, key: newKey() };
    return last.current.key;
  };
}
