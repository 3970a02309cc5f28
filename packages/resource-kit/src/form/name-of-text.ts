import type { Messages, Translate } from '@porchlight/client';

/**
 * Returns the label of one of several texts of a field, by the message of its word. The number before or after the word
 * is its parameter: `1.title` has the message `{key}.title` with `number` 1, and `1` alone `{key}.item`.
 */
export function nameOfText(t: Translate<Messages>, messageKey: string, key: string): string {
  const parts = key.split('.');
  const number = parts.find((part) => /^\d+$/.test(part));
  const word = parts.find((part) => part !== number) ?? 'item';
  return t(`${messageKey}.${word}`, { number: number ?? 'none' });
}
