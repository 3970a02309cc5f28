import { isEntryModule, processEnvironment } from '../config/config.ts';
import { InvalidConfigError } from '../config/read-config.ts';
import type { ServiceConfig } from '../config/service-config.ts';
import type { RunningService, Service } from './service-definition.ts';

/**
 * Starts a service when its module is the entry point of the process. The first signal, or the disconnect of the parent
 * process, stops it gracefully; a second one exits at once. An unhandled rejection ends the process, and the supervisor
 * restarts it.
 */
export function runAsProcess<C extends ServiceConfig>(moduleUrl: string, service: Service<C>): void {
  if (!isEntryModule(moduleUrl)) return;
  const started = service.start(processEnvironment());
  started.catch(exitWithError);
  process.on('unhandledRejection', exitWithError);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      shutDown(started);
    });
  process.on('disconnect', () => {
    shutDown(started);
  });
}

let isShuttingDown = false;
function shutDown(started: Promise<RunningService>): void {
  if (isShuttingDown) process.exit(1);
  isShuttingDown = true;
  started
    .then((running) => running.stop())
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
}

function exitWithError(error: unknown): void {
  const message =
    error instanceof InvalidConfigError
      ? error.message
      : error instanceof Error
        ? `${error.name}: ${(error as { driverError?: { code?: string } }).driverError?.code ?? error.stack ?? error.message}`
        : 'unknown failure';
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
