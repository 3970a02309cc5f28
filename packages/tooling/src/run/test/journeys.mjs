import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { passingFolder } from '../passing-folder.mjs';
import { startHouse } from '../started-house.mjs';
import { findChromium } from './chromium.mjs';
import { runShown } from './command.mjs';

/** Starts a house of its own (own data folder, own port) and walks through it in a real browser, as people would. */
export async function runJourneys(root) {
  const chromium = findChromium(root);
  const folder = passingFolder('journeys');
  const report = join(root, '.cache/journeys.json');
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const house = await startHouse(root, { dataDir: join(folder.path, 'data'), environment: { RATE_LIMITS: 'off' } });
  try {
    await house.untilAllHomes();
    const environment = { BASE_URL: house.address, JOURNEYS_REPORT: report, CHROMIUM: chromium };
    await runShown(root, process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'], environment);
    if (!existsSync(report)) return [{ kind: 'journeys', passed: 0, failed: 1, failures: ['Playwright ended before it told its totals'] }];
    return [lineOf(JSON.parse(readFileSync(report, 'utf8')))];
  } finally {
    await house.stop();
    folder.remove();
  }
}

/** Counts a report of Playwright: each journey once for every screen it walks on; a file that could not be read is a failure. */
export function lineOf({ suites, errors = [] }) {
  const walked = suites.flatMap(specsIn).flatMap(({ file, title, tests }) => tests.map(({ status, projectName }) => ({ status, name: `${file}: ${title} (${projectName})` })));
  const failed = walked.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  const failures = [...errors.map((error) => error.message.split('\n')[0]), ...failed.map(({ name }) => name)];
  return { kind: 'journeys', passed: walked.filter(({ status }) => status === 'expected').length, failed: failures.length, failures };
}

/** Every test below a suite of a report. */
export function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}
