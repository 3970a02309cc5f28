import { runAsProcess, type Environment, type RunningService } from '@porchlight/service-kit';
import { gateway } from './gateway.ts';

/** Starts the gateway with the given environment. */
export const start = (environment: Environment): Promise<RunningService> => gateway.start(environment);

runAsProcess(import.meta.url, gateway);
