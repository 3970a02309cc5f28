import { runAsProcess, type Environment, type RunningService } from '@porchlight/service-kit';
import { content } from './content.service-definition.ts';

/** Starts content; used by the supervisor, by containers and by tests alike. */
export const start = (environment: Environment): Promise<RunningService> => content.start(environment);
runAsProcess(import.meta.url, content);
