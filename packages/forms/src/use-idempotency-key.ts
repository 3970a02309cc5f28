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

interface StoredKey {
  readonly content: string;
  readonly key: string;
}
/** Returns the key that the tab stores under a name; undefined without one, or where storage is not available. */
function readKey(name: string): StoredKey | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(name) ?? 'null') as StoredKey | null) ?? undefined;
  } catch {
    return undefined;
  }
}
function writeKey(name: string, stored: StoredKey | undefined): void {
  try {
    if (stored) sessionStorage.setItem(name, JSON.stringify(stored));
    else sessionStorage.removeItem(name);
  } catch {
    /* storage unavailable: the key lives as long as the page */
  }
}

/**
 * Idempotency key that is stored in the session storage of the tab, so that a reload continues the same content.
 * `forget` ends it: the same content is then sent as a new one.
 */
export function useStoredIdempotencyKey(name: string): {
  readonly keyOf: (content: string) => string;
  readonly forget: () => void;
} {
  const last = useRef<StoredKey>(undefined);
  return {
    keyOf: (content) => {
      const known = last.current ?? readKey(name);
      last.current = known?.content === content ? known : { content, key: newKey() };
      writeKey(name, last.current);
      return last.current.key;
    },
    forget: () => {
      last.current = undefined;
      writeKey(name, undefined);
    },
  };
}
