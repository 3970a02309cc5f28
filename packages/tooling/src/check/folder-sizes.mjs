// Checks that a folder holds at most 22 source files: more is a sign of two ideas, which get a sub-folder each.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

const MAX_FILES = 22;
const exemptions = [
  { folder: /\/database\/migrations$/, reason: 'a history: one file a change of the schema, in order of time' },
];

const sources = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 64e6,
})
  .split('\0')
  .filter((file) => /\.(tsx?|[cm]?js|css)$/.test(file) && existsSync(file));

const sizes = new Map();
for (const file of sources) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
const tooLarge = [...sizes].filter(
  ([name, size]) => size > MAX_FILES && !exemptions.some(({ folder }) => folder.test(name)),
);

for (const [name, size] of tooLarge) console.log(`${name}: ${size} source files, at most ${MAX_FILES}`);
process.exit(tooLarge.length > 0 ? 1 : 0);
