import { runAsProcess, type Environment, type RunningService } from '@porchlight/service-kit';
import { accounts } from './accounts.ts';

/** Starts accounts with the given environment. */
export const start = (environment: Environment): Promise<RunningService> => accounts.start(environment);

runAsProcess(import.meta.url, accounts);
