import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

import { withSite } from '../test-site/with-site.mjs';
import { findChromium } from './chromium.mjs';
import { printFailedPages } from './failed-pages.mjs';
import { withReason } from './failure-reason.mjs';
import { runWithOutput } from './run-with-output.mjs';

/** Runs the journeys of `npm test` in a real browser on a site of its own. */
export async function runJourneys(root) {
  const report = await runPlaywright(root, 'journeys', ['-c', 'e2e/journeys/sample.config.ts']);
  return [
    report
      ? lineOf(report)
      : { kind: 'journeys', passed: 0, failed: 1, failures: ['Playwright ended without a report'] },
  ];
}

/**
 * Runs Playwright with these arguments on a site of its own. Returns its report, or undefined when it ended before
 * writing one.
 */
export const runPlaywright = (root, name, args) =>
  withSite(root, name, (site) => runPlaywrightOn(site, { root, name, args }));

/** Runs Playwright on a site, as `runPlaywright`. */
export async function runPlaywrightOn({ address, relayPort, partnerPort, output }, { root, name, args }) {
  const report = join(root, `.cache/${name}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const command = ['node_modules/@playwright/test/cli.js', 'test', ...args];
  const environment = {
    BASE_URL: address,
    RELAY_PORT: String(relayPort),
    PARTNER_PORT: String(partnerPort),
    JOURNEYS_REPORT: report,
    CHROMIUM: findChromium(root),
  };
  const { code } = await runWithOutput(root, process.execPath, command, environment);
  const written = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  if (code !== 0) {
    if (written) printFailedPages(written.suites.flatMap(specsIn));
    printFaults(output());
  }
  return written;
}

// What the site complained of explains most failures.
function printFaults(output) {
  const faults = output.split('\n').filter((line) => /\b(warn|error|fatal)\b/.test(line));
  if (faults.length > 0) console.log(`The site logged:\n${faults.slice(-100).join('\n')}`);
}

/** Counts a Playwright report: each journey once per project; a file that could not be loaded counts as a failure. */
export function lineOf({ suites, errors = [] }) {
  const results = suites.flatMap(specsIn).flatMap(({ file, title, tests }) =>
    tests.map(({ status, projectName, results = [] }) => ({
      status,
      file,
      seconds: (results[0]?.duration ?? 0) / 1000,
      name: withReason(`${file}: ${title} (${projectName})`, messageWithLine(results[0]?.error)),
    })),
  );
  const failed = results.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  const failures = [...errors.map((error) => error.message.split('\n')[0]), ...failed.map(({ name }) => name)];
  return {
    kind: 'journeys',
    passed: results.filter(({ status }) => status === 'expected').length,
    failed: failures.length,
    failures,
    files: filesOf(results),
  };
}

/** Sums the journeys of each file. */
function filesOf(results) {
  const seconds = new Map();
  for (const one of results) seconds.set(one.file, (seconds.get(one.file) ?? 0) + one.seconds);
  return [...seconds].map(([name, total]) => ({ name, seconds: total }));
}

/** The message of a failure below the line of the journey that failed, as journeys repeat their assertions. */
const messageWithLine = ({ message = '', location } = {}) =>
  location ? `Line ${location.line} of ${basename(location.file)}\n${message}` : message;

/** Returns the parsed annotations of one type from a report, in its order. */
export function annotationsIn({ suites }, kind) {
  const annotated = suites
    .flatMap(specsIn)
    .flatMap(({ tests }) => tests)
    .flatMap(({ annotations = [] }) => annotations);
  return annotated.filter(({ type }) => type === kind).map(({ description }) => JSON.parse(description));
}

/** Returns every test below a suite of a report. */
function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}
