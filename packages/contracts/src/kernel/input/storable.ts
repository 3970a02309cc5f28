import type { Fault } from '../routes/problem.ts';

/** Maximum number of nested objects and lists in a body. */
const maxDepth = 20;
const loneSurrogate = /\p{Cs}/u;

// PostgreSQL stores neither U+0000 nor half of a surrogate pair.
const isStorable = (text: string): boolean => !text.includes('\0') && !loneSurrogate.test(text);

/** Returns the beginning of a text, at most `max` UTF-16 units, without half of a surrogate pair at its end. */
export const truncate = (text: string, max: number): string => text.slice(0, max).replace(/\p{Cs}$/u, '');

/** Returns a fault for every text and key of a JSON value that no column can store, and for excessive nesting. */
export function unstorableParts(value: unknown, path: readonly string[] = []): Fault[] {
  const field = path.join('.') || 'body';
  if (typeof value === 'string') return isStorable(value) ? [] : [{ field, rule: 'storable', values: [] }];
  if (typeof value !== 'object' || value === null) return [];
  if (path.length >= maxDepth) return [{ field, rule: 'depth', values: [maxDepth] }];
  return Object.entries(value).flatMap(([key, one]) =>
    isStorable(key) ? unstorableParts(one, [...path, key]) : [{ field, rule: 'storable', values: [] }],
  );
}
