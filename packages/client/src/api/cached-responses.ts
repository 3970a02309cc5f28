import { storage } from '../storage.ts';

const hours48 = 48 * 3_600_000;
interface CachedResponse {
  readonly version: string;
  readonly response: unknown;
}
const isCachedResponse = (value: unknown): value is CachedResponse =>
  typeof value === 'object' && value !== null && 'version' in value && 'response' in value;
const keyOf = (path: string) => `content:${path}`;

/** Returns the cached response for a path, or undefined if there is none for this content version. */
export function readCachedResponse(version: string | undefined, path: string): unknown {
  const cached = version === undefined ? undefined : storage.read(keyOf(path), isCachedResponse);
  return cached?.version === version ? cached?.response : undefined;
}
/** Caches a response for 48 hours under the content version. */
export function cacheResponse(version: string | undefined, path: string, response: unknown): void {
  if (version !== undefined) storage.write(keyOf(path), { version, response }, { expiresIn: hours48 });
}
