// `npm run proof -- pages`: what a first visit is like on a slow phone: largest paint, shifts, answer to a press, bytes of script; median of five
// with a cold cache. Beside it, in the same run, the same pages drawn by the browser alone.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { Refusal } from '../refusal.mjs';
import { findChromium } from '../test/chromium.mjs';
import { withHouse } from '../with-house.mjs';
import { visit } from './pages/visit.mjs';

const visits = 5;
const budgets = { lcp: 1800, cls: 0.05, inp: 200, bytes: 185_000 };
const heart = (page) =>
  page
    .locator('main')
    .getByRole('button', { name: /My Picks/ })
    .first();
const filters = (page) =>
  page
    .locator('main')
    .getByRole('button', { name: /filters/i })
    .first();
const ask = async (address) => (await fetch(address)).json();

/** Words: how many visits of each page instead of five. */
export const prove = (root, [given]) =>
  withHouse(root, 'pages', ({ address }) => measure(root, address, Number(given ?? visits)));

async function measure(root, address, times) {
  const { listings } = await ask(`${address}/api/listings`);
  const pages = [
    ['home', '/', [heart]],
    ['results', '/homes/alberta/calgary', [heart, filters]],
    ['listing', listings[0].url, [heart]],
  ];
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: findChromium(root),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const drawn = await visitAll(browser, address, pages, times);
    const undrawn = await withoutRenderer(root, () => visitAll(browser, address, pages, times));
    print(drawn, undrawn);
    judge(drawn);
  } finally {
    await browser.close();
  }
}

async function visitAll(browser, address, pages, times) {
  for (const [, path] of pages) await (await fetch(address + path)).text(); // the first page of a house is drawn by a cold worker
  const results = [];
  for (const [name, path, presses] of pages) {
    const seen = [];
    for (let at = 0; at < times; at += 1)
      seen.push(await visit(browser, address + path, (page) => presses.map((press) => press(page))));
    const of = (key) => seen.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(seen.length / 2)];
    results.push({
      name,
      lcp: of('lcp'),
      cls: of('cls'),
      inp: of('inp'),
      awake: of('awake'),
      blocking: of('blocking'),
      bytes: of('bytes'),
      largest: seen[0].largest,
      shifts: seen[0].shifts,
    });
  }
  return results;
}

/** Takes the shell's server build off the deployed files, as a deploy without one would: the gateway then sends documents that the browser draws. They are whole again when the process ends, however it ends. */
async function withoutRenderer(root, act) {
  const path = join(root, 'dist/front/shell/shell.json'),
    whole = readFileSync(path, 'utf8'),
    shell = JSON.parse(whole);
  if (!shell.server)
    throw new Refusal(
      'The shell of this clone has no server build, so there is nothing to compare with. Build it with `npm run area -- shell` and run the proof again.',
    );
  process.once('exit', () => writeFileSync(path, whole));
  writeFileSync(`${path}.proof`, JSON.stringify({ ...shell, server: null }));
  renameSync(`${path}.proof`, path);
  await wait(1000); // the gateway looks four times a second
  return act();
}

function print(drawn, undrawn) {
  console.log(
    '1.6 Mbit/s, 150 ms, processor ÷ 4, 390 px, cold cache, median         LCP ms   CLS    INP ms  awake ms  blocked ms  JS gzip',
  );
  const row = (words, { lcp, cls, inp, awake, blocking, bytes }) =>
    console.log(
      `${words.padEnd(68)}${lcp.toFixed(0).padStart(7)}  ${cls.toFixed(3)}  ${inp.toFixed(0).padStart(6)}  ${awake.toFixed(0).padStart(8)}  ${blocking.toFixed(0).padStart(10)}  ${String(bytes).padStart(7)}`,
    );
  for (const [at, page] of drawn.entries()) {
    row(`${page.name} (largest: ${page.largest})`, page);
    row(`${page.name}, drawn by the browser alone`, undrawn[at]);
    console.log(`    the largest paint comes ${(undrawn[at].lcp / page.lcp).toFixed(1)} times sooner from the server`);
    for (const { at: when, value, of } of page.shifts)
      console.log(`    shift of ${value.toFixed(3)} after ${when.toFixed(0)} ms: ${of}`);
  }
}

function judge(pages) {
  const missed = pages.flatMap((page) =>
    Object.entries(budgets)
      .filter(([key, most]) => page[key] > most)
      .map(([key, most]) => `${page.name}: ${key} is ${Number(page[key].toFixed(3))}, at most ${most}`),
  );
  if (missed.length > 0) throw new Refusal(missed.join('\n'));
}
