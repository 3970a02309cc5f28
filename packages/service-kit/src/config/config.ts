import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Environment } from './read-config.ts';

/** Returns the environment of this process; services read it only through this function. */
export const processEnvironment = (): Environment => process.env;

/** Returns whether the module (`import.meta.url`) is the entry point of the process. */
export function isEntryModule(moduleUrl: string): boolean {
  const entry = process.argv[1];
  return entry !== undefined && realpathSync(entry) === realpathSync(fileURLToPath(moduleUrl));
}
