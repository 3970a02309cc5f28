import { runAsProcess, type Environment, type RunningService } from '@porchlight/service-kit';
import { commerce } from './commerce.service-definition.ts';

/** Starts commerce; used by the supervisor, by containers and by tests alike. */
export const start = (environment: Environment): Promise<RunningService> => commerce.start(environment);
runAsProcess(import.meta.url, commerce);
