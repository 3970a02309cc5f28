import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'suites');
const filesOf = (name) => [join(folder, `${name}.mjs`), join(folder, name, 'suite.mjs')];

/** Returns the file of a verification suite: `NAME.mjs`, or `suite.mjs` in the folder of its parts. */
export const suiteFile = (name) => filesOf(name).find((file) => existsSync(file));
/** Names of all verification suites. */
export const suiteNames = [...new Set(readdirSync(folder).map((entry) => entry.replace('.mjs', '')))].filter(suiteFile);
