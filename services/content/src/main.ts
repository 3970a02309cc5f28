import { runAsProcess, type Environment, type RunningService } from '@porchlight/service-kit';
import { content } from './content.ts';

/** Starts content with the given environment. */
export const start = (environment: Environment): Promise<RunningService> => content.start(environment);

runAsProcess(import.meta.url, content);
