// `npm run verify -- pages [VISITS]`: measures first visits on a slow phone: largest paint, layout shift, response to a
// click, script bytes; median of five visits with a cold cache.
// The same pages rendered by the browser alone are measured in the same run for comparison.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { UserError } from '../../../packages/tooling/src/run/terminal/user-error.mjs';
import { findChromium } from '../../../packages/tooling/src/run/test/chromium.mjs';
import { withSite } from '../../../packages/tooling/src/run/test-site/with-site.mjs';
import { visit } from './pages/visit.mjs';

const visits = 5;
const budgets = { lcp: 1800, cls: 0.05, inp: 200, bytes: 196_000 };
const favouriteButton = (page) =>
  page
    .locator('main')
    .getByRole('button', { name: /My Picks/ })
    .first();
const filtersButton = (page) =>
  page
    .locator('main')
    .getByRole('button', { name: /filters/i })
    .first();
const fetchJson = async (address) => (await fetch(address)).json();

/** `given` is the number of visits per page, five by default. */
export const verify = (root, [visitCount]) =>
  withSite(root, 'pages', ({ address }) => measure(root, address, Number(visitCount ?? visits)));

async function measure(root, address, times) {
  const { listings } = await fetchJson(`${address}/api/listings`);
  const pages = [
    ['home', '/', [favouriteButton]],
    ['results', '/homes/alberta/calgary', [favouriteButton, filtersButton]],
    ['listing', listings[0].url, [favouriteButton]],
  ];
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: findChromium(root),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const serverRendered = await visitAll(browser, address, pages, times);
    const browserRendered = await withoutRenderer(root, () => visitAll(browser, address, pages, times));
    print(serverRendered, browserRendered);
    judge(serverRendered);
    return `LCP ${serverRendered.map(({ name, lcp }) => `${name} ${lcp.toFixed(0)} ms`).join(', ')}`;
  } finally {
    await browser.close();
  }
}

async function visitAll(browser, address, pages, times) {
  // the first page of a site is rendered by a cold worker
  for (const [, path] of pages) await (await fetch(address + path)).text();
  const results = [];
  for (const [name, path, presses] of pages) {
    const samples = [];
    for (let at = 0; at < times; at += 1)
      samples.push(await visit(browser, address + path, (page) => presses.map((press) => press(page))));
    const of = (key) => samples.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(samples.length / 2)];
    results.push({
      name,
      lcp: of('lcp'),
      cls: of('cls'),
      inp: of('inp'),
      hydrated: of('hydrated'),
      blocking: of('blocking'),
      bytes: of('bytes'),
      largest: samples[0].largest,
      shifts: samples[0].shifts,
    });
  }
  return results;
}

/**
 * Removes the server build of the shell from shell.json, so that the gateway sends documents which the browser renders.
 * The file is restored when the process exits.
 */
async function withoutRenderer(root, callback) {
  const path = join(root, 'dist/front/shell/shell.json');
  const original = readFileSync(path, 'utf8');
  const shell = JSON.parse(original);
  if (!shell.server)
    throw new UserError(
      'The shell has no server build to compare with. Run `npm run area -- shell`, then run the suite again.',
    );
  process.once('exit', () => writeFileSync(path, original));
  writeFileSync(`${path}.verify`, JSON.stringify({ ...shell, server: null }));
  renameSync(`${path}.verify`, path);
  await wait(1000); // the gateway checks the file four times a second
  return callback();
}

function print(serverRendered, browserRendered) {
  console.log(
    '1.6 Mbit/s, 150 ms, processor ÷ 4, 390 px, cold cache, median         LCP ms   CLS    INP ms  hydr. ms  blocked ms  JS gzip',
  );
  const row = (label, { lcp, cls, inp, hydrated, blocking, bytes }) =>
    console.log(
      `${label.padEnd(68)}${lcp.toFixed(0).padStart(7)}  ${cls.toFixed(3)}  ${inp.toFixed(0).padStart(6)}  ${hydrated.toFixed(0).padStart(8)}  ${blocking.toFixed(0).padStart(10)}  ${String(bytes).padStart(7)}`,
    );
  for (const [at, page] of serverRendered.entries()) {
    row(`${page.name} (largest element: ${page.largest})`, page);
    row(`${page.name}, rendered by the browser alone`, browserRendered[at]);
    console.log(
      `    largest paint ${(browserRendered[at].lcp / page.lcp).toFixed(1)} times faster with server rendering`,
    );
    for (const { at: when, value, of } of page.shifts)
      console.log(`    shift of ${value.toFixed(3)} after ${when.toFixed(0)} ms: ${of}`);
  }
}

function judge(pages) {
  const missed = pages.flatMap((page) =>
    Object.entries(budgets)
      .filter(([key, max]) => page[key] > max)
      .map(([key, max]) => `${page.name}: ${key} is ${Number(page[key].toFixed(3))}, at most ${max}`),
  );
  if (missed.length > 0) throw new UserError(missed.join('\n'));
}
