import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'test-results', '.cache']);

/** Returns the files below a folder that a build can read, sorted, without tests. */
export function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? sourceFiles(join(folder, entry.name)) : [join(folder, entry.name)]))
    .filter((path) => !isTest(path))
    .sort();
}

/** Returns a hash of file names and contents; timestamps do not count. */
export function fingerprint(root, files, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of files) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function isTest(path) {
  return /\.(test|spec)\.tsx?$/.test(path);
}
