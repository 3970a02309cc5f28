import { runAsProcess, type Environment, type RunningService } from '@porchlight/service-kit';
import { commerce } from './commerce.ts';

/** Starts commerce with the given environment. */
export const start = (environment: Environment): Promise<RunningService> => commerce.start(environment);

runAsProcess(import.meta.url, commerce);
