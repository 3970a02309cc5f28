import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Environment } from './read-config.ts';

/** The environment of this process: the one place where a service touches it. */
export const processEnvironment = (): Environment => process.env;

/** Whether the module of this address (`import.meta.url`) is what Node was started with. */
export function isEntry(moduleUrl: string): boolean {
  const entry = process.argv[1];
  return entry !== undefined && realpathSync(entry) === realpathSync(fileURLToPath(moduleUrl));
}
