import { join } from 'node:path';

import { runWithOutput } from './run-with-output.mjs';

/** Runs a check of `packages/tooling/src`; its last line states how many passed and failed. */
export async function runRules(root, kind, program) {
  const { code, output } = await runWithOutput(root, process.execPath, [join('packages/tooling/src', program)]);
  return [lineOf({ kind, code, output })];
}

/** Parses `N passed, N failed`; a program that exits without printing them counts as one failure. */
export function lineOf({ kind, code, output }) {
  const [, passed, failed] = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) ?? [];
  if (passed === undefined)
    return { kind, passed: 0, failed: 1, failures: [`exited with ${code} before printing its totals`] };
  const failures = output.split('\n').filter((line) => /^(FAILED|MISSED)/.test(line));
  return { kind, passed: Number(passed), failed: Number(failed) || (code === 0 ? 0 : 1), failures };
}
