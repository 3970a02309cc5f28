import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const document = 'docs/verification.md';
// files that suites write themselves; they do not count as uncommitted changes, so that a run of all suites can record
// each one
const written = [document, 'bench/results/'];

/** Returns the commit to verify: `{ root, commit }`; `commit` is undefined with uncommitted changes. */
export function startRecord(root) {
  return { root, commit: cleanCommit(root) };
}

/**
 * Rewrites the row of a suite in docs/verification.md; does nothing unless the checkout was, and still is, one clean
 * commit.
 */
export async function recordResult({ root, commit }, name, duration, date = new Date().toISOString().slice(0, 10)) {
  if (commit === undefined || cleanCommit(root) !== commit) {
    console.log(`${document} was not changed: the checkout has uncommitted changes`);
    return;
  }
  const path = join(root, document);
  const text = withResult(readFileSync(path, 'utf8'), name, [duration, `\`${commit}\`, ${date}`]);
  const { format, resolveConfig } = await import('prettier');
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
}

/** Returns the document with the last cells of a suite's row replaced. Throws when the suite has no row. */
export function withResult(text, name, cells) {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`| \`${name}\``));
  if (at === -1) throw new Error(`${document} has no row for the suite ${name}`);
  const row = lines[at].split('|').slice(1, -1);
  lines[at] = `|${[...row.slice(0, -cells.length), ...cells.map((cell) => ` ${cell} `)].join('|')}|`;
  return lines.join('\n');
}

function cleanCommit(root) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trimEnd();
  const changes = git('status', '--porcelain')
    .split('\n')
    .filter((line) => line && !written.some((path) => line.slice(3).startsWith(path)));
  return changes.length === 0 ? git('rev-parse', '--short=7', 'HEAD') : undefined;
}
