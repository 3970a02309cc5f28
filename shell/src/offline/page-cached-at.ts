import { cachedTimingName } from './worker-message.ts';

/** Returns when this document was cached, if it comes from the cache; undefined in browsers without Server-Timing. */
export function pageCachedAt(): string | undefined {
  const document = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  return document?.serverTiming?.find(({ name }) => name === cachedTimingName)?.description;
}
