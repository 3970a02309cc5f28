// `npm run proof -- deploy`: a changed mfe-public goes live in a running house by building that folder alone.
// New words after a reload, shell and services untouched, and a tab that was open before goes on with the old ones.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { laterFronts } from '../../build/front-state.mjs';
import { freshClone } from '../fresh-clone.mjs';
import { processTree } from '../processes.mjs';
import { startHouse } from '../started-house.mjs';
import { findChromium } from '../test/chromium.mjs';

const before = 'Popular places';
const after = 'Places that people like';

export async function prove(root) {
  const { clone, remove } = freshClone(root);
  run(clone, 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  const house = await startHouse(clone, { dataDir: join(clone, '.data'), environment: { RATE_LIMITS: 'off' } });
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: findChromium(root),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    await house.untilSaid(`${laterFronts.at(-1)} built`);
    await house.untilAllHomes();
    const results = await deployAndLook(clone, house, browser);
    for (const [claim, holds] of results) console.log(`${holds ? 'holds     ' : 'DOES NOT  '}  ${claim}`);
    const broken = results.filter(([, holds]) => !holds);
    if (broken.length) throw new Error(broken.map(([claim]) => claim).join('; '));
  } finally {
    await browser.close();
    await house.stop();
    remove();
  }
}

async function deployAndLook(clone, house, browser) {
  const oldTab = await browser.newPage();
  await oldTab.goto(house.address);
  await oldTab.getByRole('heading', { name: before }).waitFor();
  const [areas, shell, services] = [areasOf(clone), shellOf(clone), pidsOf(house)];
  const seconds = changeAndBuild(clone);
  const newTab = await browser.newPage();
  await newTab.goto(house.address);
  const isNewDrawn = await newTab.getByRole('heading', { name: after }).isVisible();
  // whoever was here before has a service worker and the old page on the device
  await oldTab.waitForFunction(async () => (await (await globalThis.caches.open('pages')).keys()).length > 0);
  const returning = await oldTab.context().newPage();
  await returning.goto(house.address);
  const isNewForReturning =
    (await returning.getByRole('heading', { name: after }).isVisible()) &&
    (await returning.evaluate(() => performance.getEntriesByType('navigation')[0].workerStart > 0));
  const isNewSent = (await (await fetch(house.address)).text()).includes(after);
  // a screen that the old tab has not opened yet
  await oldTab.getByRole('link', { name: 'FAQs' }).first().click();
  await oldTab.getByRole('heading', { level: 1, name: /Questions/ }).waitFor({ timeout: 10_000 });
  await oldTab.goBack();
  const isOldKept = await oldTab
    .getByRole('heading', { name: before })
    .waitFor({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );
  const changed = areasOf(clone)
    .filter(({ name, version }) => areas.find((area) => area.name === name)?.version !== version)
    .map(({ name }) => name);
  return [
    [
      `one folder is built, in ${seconds.toFixed(1)} s, and one line of areas.json changes: ${changed.join(', ')}`,
      changed.join() === 'mfe-public',
    ],
    ['a page opened afterwards shows the new words', isNewDrawn],
    ['so does a page of somebody who was here before, through their service worker', isNewForReturning],
    ['the server draws the new words too', isNewSent],
    ['the shell is the same', shellOf(clone) === shell],
    [`the processes are the same: ${services}`, pidsOf(house) === services],
    ['the old tab opens a screen that it had not opened before, and keeps its words', isOldKept],
  ];
}

function changeAndBuild(clone) {
  const words = join(clone, 'mfe-public/src/words');
  const file = readdirSync(words)
    .map((name) => join(words, name))
    .find((path) => readFileSync(path, 'utf8').includes(`'${before}'`));
  writeFileSync(file, readFileSync(file, 'utf8').replace(`'${before}'`, `'${after}'`));
  const began = performance.now();
  run(clone, process.execPath, ['packages/tooling/src/build/area.mjs', 'mfe-public']);
  return (performance.now() - began) / 1000;
}

const areasOf = (clone) => JSON.parse(readFileSync(join(clone, 'dist/front/areas.json'), 'utf8')).areas;
const shellOf = (clone) => readFileSync(join(clone, 'dist/front/shell/shell.json'), 'utf8');
const pidsOf = (house) =>
  processTree(house.pid)
    .filter(({ name }) => name !== 'postgres')
    .map(({ pid }) => pid)
    .sort((a, b) => a - b)
    .join(' ');

function run(cwd, command, args) {
  const { status, stderr, stdout } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr || stdout}`);
}
