import { runAsProcess, type Environment, type RunningService } from '@porchlight/service-kit';
import { catalog } from './catalog.ts';

/** Starts catalog with the given environment. */
export const start = (environment: Environment): Promise<RunningService> => catalog.start(environment);

runAsProcess(import.meta.url, catalog);
