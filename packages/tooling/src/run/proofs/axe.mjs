// `npm run proof -- axe`: every public screen and every dialog of it in light and dark, on a desk and on a phone, in every language, looked at by axe (WCAG 2.2 AA);
// and its shape at 320 px, at 200 % zoom, on tablets and with wide text. Words: part of a screen's name, to look at that alone.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { passingFolder } from '../passing-folder.mjs';
import { Refusal } from '../refusal.mjs';
import { startHouse } from '../started-house.mjs';
import { findChromium } from '../test/chromium.mjs';
import { runShown } from '../test/command.mjs';
import { lineOf, specsIn } from '../test/journeys.mjs';
import { tableOf } from './axe/table.mjs';

/** @param {string} root @param {readonly string[]} words */
export async function prove(root, words) {
  const folder = passingFolder('axe');
  const house = await startHouse(root, { dataDir: join(folder.path, 'data'), environment: { RATE_LIMITS: 'off' } });
  try {
    await house.untilAllHomes();
    await judge(root, house.address, words.join(' '));
  } finally {
    await house.stop();
    folder.remove();
  }
}

async function judge(root, address, part) {
  const report = join(root, '.cache/axe.json');
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const only = part ? ['--grep', part] : [];
  await runShown(root, process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/proof.config.ts', 'e2e/accessibility/', ...only], { BASE_URL: address, JOURNEYS_REPORT: report, CHROMIUM: findChromium(root) });
  const told = JSON.parse(readFileSync(report, 'utf8'));
  const { rows, totals, advice, broken } = tableOf(told.suites.flatMap(specsIn));
  console.log(rows.join('\n'));
  console.log(`In all ${totals.looks} looks: ${totals.critical} critical, ${totals.serious} serious, ${totals.moderate} moderate, ${totals.minor} minor; ${totals.advice} places could follow a best practice better${advice.length ? `:\n  ${advice.join('\n  ')}` : ''}`);
  if (broken.length) console.log(`Shapes that break:\n  ${broken.join('\n  ')}`);
  const { failed, failures } = lineOf(told);
  if (failed > 0 || totals.looks === 0) throw new Refusal(`${failed} screens do not hold:\n${failures.join('\n')}`);
}
