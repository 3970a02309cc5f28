import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names of all verification suites: the files of `suites/`. */
export const suiteNames = readdirSync(join(import.meta.dirname, 'suites'))
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.replace('.mjs', ''));
