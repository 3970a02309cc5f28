import { isEntry, processEnvironment } from '../config/config.ts';
import { ConfigRefused } from '../config/read-config.ts';
import type { ServiceConfig } from '../config/service-config.ts';
import type { RunningService, Service } from './service-definition.ts';

/**
 * Starts a service when its module is what Node was started with, and does nothing otherwise. A signal stops it gracefully, a
 * second one at once; so does the end of whoever started it. An error that nobody caught ends the process: the supervisor starts it anew.
 */
export function runAsProcess<C extends ServiceConfig>(moduleUrl: string, service: Service<C>): void {
  if (!isEntry(moduleUrl)) return;
  const started = service.start(processEnvironment());
  started.catch(refuse);
  process.on('unhandledRejection', refuse);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      leave(started);
    });
  process.on('disconnect', () => {
    leave(started);
  });
}

let isLeaving = false;
function leave(started: Promise<RunningService>): void {
  if (isLeaving) process.exit(1);
  isLeaving = true;
  started
    .then((running) => running.stop())
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
}

function refuse(error: unknown): void {
  const words =
    error instanceof ConfigRefused
      ? error.message
      : error instanceof Error
        ? `${error.name}: ${(error as { driverError?: { code?: string } }).driverError?.code ?? error.stack ?? error.message}`
        : 'unknown failure';
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
