import { join } from 'node:path';

import { runShown } from './command.mjs';

/** Runs a checking program of `packages/tooling/src`; its last line says how many of its rules held. */
export async function runRules(root, kind, program) {
  const { code, said } = await runShown(root, process.execPath, [join('packages/tooling/src', program)]);
  return [lineOf({ kind, code, said })];
}

/** Reads `N passed, N failed`; a program that ended before it could say so counts as one failure. */
export function lineOf({ kind, code, said }) {
  const [, passed, failed] = [...said.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) ?? [];
  if (passed === undefined)
    return { kind, passed: 0, failed: 1, failures: [`ended with ${code} before it told its totals`] };
  const failures = said.split('\n').filter((line) => /^(FAILED|MISSED)/.test(line));
  return { kind, passed: Number(passed), failed: Number(failed) || (code === 0 ? 0 : 1), failures };
}
