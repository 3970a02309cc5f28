import { runAsProcess, type Environment, type RunningService } from '@porchlight/service-kit';
import { accounts } from './accounts.ts';

/** Starts accounts on the settings of an environment. */
export const start = (environment: Environment): Promise<RunningService> => accounts.start(environment);

runAsProcess(import.meta.url, accounts);
