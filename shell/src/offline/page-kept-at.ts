import { keptMark } from './told.ts';

const ofDocument = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** When this document was kept, if it comes from the device; browsers that do not tell leave it unsaid. */
export const pageKeptAt = (): string | undefined => ofDocument()?.serverTiming?.find(({ name }) => name === keptMark)?.description;

/** Whether the worker has seen this document pass. */
export const hasPassedWorker = (): boolean => (ofDocument()?.workerStart ?? 0) > 0;
