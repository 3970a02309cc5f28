import { isEntryModule, processEnvironment } from '../config/config.ts';
import { InvalidConfigError, type Environment } from '../config/read-config.ts';

/** Program that runs until it is stopped: a service, or a stand-in of a provider. */
export interface Program {
  start(environment: Environment): Promise<Stoppable>;
}
interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Starts a program when its module is the entry point of the process. The first signal, or the disconnect of the parent
 * process, stops it gracefully; a second one exits at once. An unhandled rejection ends the process, and the supervisor
 * restarts it.
 */
export function runAsProcess(moduleUrl: string, program: Program): void {
  if (!isEntryModule(moduleUrl)) return;
  const started = program.start(processEnvironment());
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
function shutDown(started: Promise<Stoppable>): void {
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
