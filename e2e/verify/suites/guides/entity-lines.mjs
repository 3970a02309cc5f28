const ownParts = [
  /\.entity\.ts$/, // the entity class
  /\/migrations\//,
  /^services\/(\w+)\/src\/\1\.ts$/, // the service's lists of entities and migrations
  /\/messages\//,
  /\.spec\.ts$/,
  /^docs\//,
  /^e2e\//, // the tables of access and routes, written by hand for every call and screen
];
const classes = /^export class [^]*?^\}\n/gm;
const isImport = /^import /;

/**
 * Counts the lines that a plain entity costs by file: what its guide adds to code beside the entity class, the classes
 * of its input and record, the migration, messages, tests and documents. Imports, comments and blank lines do not
 * count.
 */
export function entityLines(steps) {
  return steps
    .filter(({ kind, path }) => kind !== 'run' && !ownParts.some((part) => part.test(path)))
    .map(({ path, text }) => ({
      path,
      lines: text
        .replace(classes, '')
        .split('\n')
        .filter((line) => line.trim() !== '' && !isImport.test(line) && !/^\s*(\/\*\*|\*|\/\/)/.test(line)).length,
    }))
    .filter(({ lines }) => lines > 0);
}
