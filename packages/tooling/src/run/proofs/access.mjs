// `npm run proof -- access`: every call of every service by everybody, around every corner and with every field (T-A00 to T-A03), against
// a whole house on real databases. The expected results stand in e2e/access/. `npm test` runs the same; this prints what was asked.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { Refusal } from '../refusal.mjs';
import { runShown } from '../test/command.mjs';

export async function prove(root) {
  const report = join(root, '.cache/access.json');
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const { code } = await runShown(
    root,
    process.execPath,
    ['node_modules/jest/bin/jest.js', 'e2e/access/', '--selectProjects', 'http'],
    { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', ACCESS_REPORT: report, ACCESS_WHOLE: 'yes' },
  );
  if (code !== 0) throw new Refusal('the house answers otherwise than the table says');
  const { 'calls to come': coming, ...counts } = JSON.parse(readFileSync(report, 'utf8'));
  for (const [part, count] of Object.entries(counts))
    console.log(`${count.toLocaleString('en-CA').padStart(8)}  ${part}`);
  console.log('       0  deviations; every weaker declaration was missed');
  console.log(`Still to come (${coming.length} calls of the specification): ${coming.join(', ')}`);
}
