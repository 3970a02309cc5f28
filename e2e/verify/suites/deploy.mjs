// `npm run verify -- deploy`: builds a changed mfe-public into a running site.
// The new text must appear after a reload, shell and services must stay unchanged, and a tab opened before must
// continue with the old version.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { remainingFronts } from '../../../packages/tooling/src/build/site-parts.mjs';
import { freshClone } from '../../../packages/tooling/src/run/test-site/fresh-clone.mjs';
import { processTree } from '../../../packages/tooling/src/run/processes/process-tree.mjs';
import { startSite } from '../../../packages/tooling/src/run/test-site/start-site.mjs';
import { findChromium } from '../../../packages/tooling/src/run/test/chromium.mjs';

const oldText = 'Popular places';
const newText = 'Places that people like';

export async function verify(root) {
  const { clone, remove } = freshClone(root);
  run(clone, 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  const site = await startSite(clone, { dataDir: join(clone, '.data'), environment: { RATE_LIMITS: 'off' } });
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: findChromium(root),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    await site.untilPrinted(`${remainingFronts.at(-1)} built`);
    await site.untilAllListings();
    const results = await deployAndCheck(clone, site, browser);
    for (const [claim, holds] of results) console.log(`${holds ? 'passed    ' : 'FAILED    '}  ${claim}`);
    const broken = results.filter(([, holds]) => !holds);
    if (broken.length) throw new Error(broken.map(([claim]) => claim).join('; '));
    return `${results.length} claims`;
  } finally {
    await browser.close();
    await site.stop();
    remove();
  }
}

async function deployAndCheck(clone, site, browser) {
  const oldTab = await (await browser.newContext()).newPage();
  await oldTab.goto(site.address);
  await oldTab.getByRole('heading', { name: oldText }).waitFor();
  const [areas, shell, services] = [areasOf(clone), shellOf(clone), pidsOf(site)];
  const seconds = changeAndBuild(clone);
  const newTab = await (await browser.newContext()).newPage();
  await newTab.goto(site.address);
  const showsNewText = await newTab.getByRole('heading', { name: newText }).isVisible();
  // a returning visitor has a service worker and the old page in its cache
  await oldTab.waitForFunction(async () => (await (await globalThis.caches.open('pages')).keys()).length > 0);
  const returning = await oldTab.context().newPage();
  await returning.goto(site.address);
  const returningSeesNewText =
    (await returning.getByRole('heading', { name: newText }).isVisible()) &&
    (await returning.evaluate(() => performance.getEntriesByType('navigation')[0].workerStart > 0));
  const serverRendersNewText = (await (await fetch(site.address)).text()).includes(newText);
  // a screen that the old tab has not loaded yet
  await oldTab.getByRole('link', { name: 'FAQs' }).first().click();
  await oldTab.getByRole('heading', { level: 1, name: /Questions/ }).waitFor({ timeout: 10_000 });
  await oldTab.goBack();
  const oldTabKeepsText = await oldTab
    .getByRole('heading', { name: oldText })
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
      `one folder was built in ${seconds.toFixed(1)} s, and one entry of areas.json changed: ${changed.join(', ')}`,
      changed.join() === 'mfe-public',
    ],
    ['a page opened after the deploy shows the new text', showsNewText],
    ['so does the page of a returning visitor with a service worker', returningSeesNewText],
    ['the server renders the new text', serverRendersNewText],
    ['the shell is unchanged', shellOf(clone) === shell],
    [`no process restarted: ${services}`, pidsOf(site) === services],
    ['the old tab loads a new screen and keeps the old text', oldTabKeepsText],
  ];
}

function changeAndBuild(clone) {
  const folder = join(clone, 'mfe-public/src');
  const file = readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith('/en.ts'))
    .map((path) => join(folder, path))
    .find((path) => readFileSync(path, 'utf8').includes(`'${oldText}'`));
  writeFileSync(file, readFileSync(file, 'utf8').replace(`'${oldText}'`, `'${newText}'`));
  const began = performance.now();
  run(clone, process.execPath, ['packages/tooling/src/build/area.mjs', 'mfe-public']);
  return (performance.now() - began) / 1000;
}

const areasOf = (clone) => JSON.parse(readFileSync(join(clone, 'dist/front/areas.json'), 'utf8')).areas;
const shellOf = (clone) => readFileSync(join(clone, 'dist/front/shell/shell.json'), 'utf8');
const pidsOf = (site) =>
  processTree(site.pid)
    .filter(({ name }) => name !== 'postgres')
    .map(({ pid }) => pid)
    .sort((a, b) => a - b)
    .join(' ');

function run(cwd, command, args) {
  const { status, stderr, stdout } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr || stdout}`);
}
