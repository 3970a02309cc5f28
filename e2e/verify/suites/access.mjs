// `npm run verify -- access`: every call of every service as every actor, with bypass attempts and every field (T-A00
// to T-A03), against all services on real databases.
// The expected results are in e2e/access/. `npm test` runs a sample; this suite runs all and prints the number of
// requests.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { UserError } from '../../../packages/tooling/src/run/terminal/user-error.mjs';
import { runWithOutput } from '../../../packages/tooling/src/run/test/run-with-output.mjs';

export async function verify(root) {
  const report = join(root, '.cache/access.json');
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const { code } = await runWithOutput(
    root,
    process.execPath,
    ['node_modules/jest/bin/jest.js', 'e2e/access/', '--selectProjects', 'http'],
    { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', ACCESS_REPORT: report, ACCESS_WHOLE: 'yes' },
  );
  if (code !== 0) throw new UserError('the responses of the site differ from the table');
  const { 'planned calls': planned, ...counts } = JSON.parse(readFileSync(report, 'utf8'));
  for (const [part, count] of Object.entries(counts))
    console.log(`${count.toLocaleString('en-CA').padStart(8)}  ${part}`);
  console.log('       0  deviations; every mutated access declaration failed a test');
  console.log(`Not served yet (${planned.length} calls of the specification): ${planned.join(', ')}`);
  const [[part, count]] = Object.entries(counts);
  return `${count.toLocaleString('en-CA')} ${part}, 0 deviations`;
}
