import { runAsProcess, type Environment } from '@porchlight/service-kit';
import { startPaymentSandbox, type RunningSandbox } from './payment-sandbox.ts';

/** Starts the payment sandbox with the given environment. */
export const start = (environment: Environment): Promise<RunningSandbox> => startPaymentSandbox(environment);

runAsProcess(import.meta.url, { start });
