import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

import { withReason } from './failure-reason.mjs';
import { runWithOutput } from './run-with-output.mjs';

/** Runs every Jest project once; returns one result each for unit, dom and http. */
export async function runJest(root) {
  const output = join(root, '.cache/jest-results.json');
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(output, { force: true });
  await runWithOutput(root, process.execPath, ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${output}`], {
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
  });
  return linesOf(JSON.parse(readFileSync(output, 'utf8')), root);
}

/** Counts Jest's results by kind; a file that could not run counts as one failure. */
export function linesOf({ testResults }, root) {
  const files = testResults.map((file) => ({ ...file, kind: kindOf(file.name), path: relative(root, file.name) }));
  return ['unit', 'dom', 'http'].map((kind) => {
    const own = files.filter((file) => file.kind === kind);
    const tests = own.flatMap((file) =>
      file.assertionResults.map(({ status, fullName, failureMessages = [] }) => ({
        status,
        name: withReason(`${file.path}: ${fullName}`, failureMessages[0]),
      })),
    );
    const broken = own
      .filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
      .map((file) => `${file.path} could not run`);
    const failures = [...broken, ...tests.filter((test) => test.status === 'failed').map((test) => test.name)];
    const timed = own.map((file) => ({ name: file.path, seconds: (file.endTime - file.startTime) / 1000 }));
    return {
      kind,
      passed: tests.filter((test) => test.status === 'passed').length,
      failed: failures.length,
      failures,
      seconds: timed.reduce((sum, { seconds }) => sum + seconds, 0),
      files: timed,
    };
  });
}

function kindOf(path) {
  if (path.endsWith('.http.spec.ts')) return 'http';
  return path.endsWith('.tsx') ? 'dom' : 'unit';
}
