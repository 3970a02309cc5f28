import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { suiteNames } from './suite-names.mjs';
import { suiteTable } from './suite-table.mjs';

const program = join(import.meta.dirname, 'verify.mjs');

/** Runs every suite in its own process, continues after a failure, and prints a table. Returns the exit code. */
export async function runAll(root) {
  const rows = [];
  for (const name of suiteNames) {
    console.log(`\n── ${name} ──`);
    rows.push(await runOne(root, name));
  }
  console.log(`\n${suiteTable(rows)}`);
  return rows.every(({ passed }) => passed) ? 0 : 1;
}

async function runOne(root, name) {
  const began = performance.now();
  const child = fork(program, [name], { cwd: root });
  let headline = '';
  child.on('message', (message) => {
    headline = message.headline;
  });
  const [code] = await once(child, 'exit');
  return { name, passed: code === 0, seconds: (performance.now() - began) / 1000, headline };
}
