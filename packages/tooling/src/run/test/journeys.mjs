import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { withHouse } from '../with-house.mjs';
import { findChromium } from './chromium.mjs';
import { runShown } from './command.mjs';

/** Starts a house of its own and walks through it in a real browser, as people would. */
export async function runJourneys(root) {
  const told = await walk(root, 'journeys', ['-c', 'e2e/playwright.config.ts']);
  return [
    told
      ? lineOf(told)
      : { kind: 'journeys', passed: 0, failed: 1, failures: ['Playwright ended before it told its totals'] },
  ];
}

/** Runs Playwright with these words on a house of its own; gives its report, or undefined when it ended before it wrote one. */
export async function walk(root, name, words) {
  const chromium = findChromium(root);
  const report = join(root, `.cache/${name}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  return withHouse(root, name, async ({ address }) => {
    await runShown(root, process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...words], {
      BASE_URL: address,
      JOURNEYS_REPORT: report,
      CHROMIUM: chromium,
    });
    return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  });
}

/** Counts a report of Playwright: each journey once for every screen it walks on; a file that could not be read is a failure. */
export function lineOf({ suites, errors = [] }) {
  const walked = suites
    .flatMap(specsIn)
    .flatMap(({ file, title, tests }) =>
      tests.map(({ status, projectName }) => ({ status, name: `${file}: ${title} (${projectName})` })),
    );
  const failed = walked.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  const failures = [...errors.map((error) => error.message.split('\n')[0]), ...failed.map(({ name }) => name)];
  return {
    kind: 'journeys',
    passed: walked.filter(({ status }) => status === 'expected').length,
    failed: failures.length,
    failures,
  };
}

/** What the tests of a report noted under one name, in its order. */
export function notesIn({ suites }, kind) {
  const notes = suites
    .flatMap(specsIn)
    .flatMap(({ tests }) => tests)
    .flatMap(({ annotations = [] }) => annotations);
  return notes.filter(({ type }) => type === kind).map(({ description }) => JSON.parse(description));
}

/** Every test below a suite of a report. */
function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}
