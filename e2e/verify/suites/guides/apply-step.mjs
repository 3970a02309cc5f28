import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Executes one step of a guide in a folder. Throws when it cannot be executed as written. */
export function applyStep(folder, step) {
  if (step.kind === 'run') return runCommands(folder, step.text);
  const path = join(folder, step.path);
  if (step.kind === 'create') return createFile(path, step);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, step.kind === 'append' ? text + step.text : withLines(text, step));
}

function createFile(path, step) {
  if (existsSync(path)) throw new Error(`${step.path} already exists`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, step.text);
}

/** Returns a text with the lines of a step after, before or instead of its line, indented as that line is. */
export function withLines(text, { kind, path, line, text: added }) {
  const lines = text.split('\n');
  const found = lines.flatMap((one, at) => (one.trim() === line ? [at] : []));
  if (found.length !== 1) throw new Error(`${path} has ${found.length} lines "${line}", not one`);
  const [at] = found;
  const indent = /^\s*/.exec(lines[at])[0];
  const indented = added
    .trimEnd()
    .split('\n')
    .map((one) => (one === '' ? '' : indent + one));
  lines.splice(kind === 'after' ? at + 1 : at, kind === 'replace' ? 1 : 0, ...indented);
  return lines.join('\n');
}

function runCommands(folder, commands) {
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', commands], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  if (status !== 0) throw new Error(`exit code ${status}\n${(stdout + stderr).slice(-4_000)}`);
}
