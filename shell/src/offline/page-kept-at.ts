import { keptMark } from './told.ts';

/** When this document was kept, if it comes from the device; browsers that do not tell leave it unsaid. */
export function pageKeptAt(): string | undefined {
  const document = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  return document?.serverTiming?.find(({ name }) => name === keptMark)?.description;
}
