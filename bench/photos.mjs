// `npm run bench -- photos`: a landlord chooses 20 photos of 8 MB in the editor; how long until all are shown as photos
// of the listing, beside encoding the same files in one process, and how much memory the services take meanwhile.
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

import { Progress } from '../packages/tooling/src/run/terminal/progress.mjs';
import { UserError } from '../packages/tooling/src/run/terminal/user-error.mjs';
import { memoryOf, processTree } from '../packages/tooling/src/run/processes/process-tree.mjs';
import { findChromium } from '../packages/tooling/src/run/test/chromium.mjs';
import { withSite } from '../packages/tooling/src/run/test-site/with-site.mjs';
import { Judge } from './report/judge.mjs';
import { Report } from './report/report.mjs';

const PHOTOS = 20;
const [MIN_BYTES, MAX_BYTES] = [7_500_000, 9_000_000];
const TIMEOUT_MS = 300_000;
// The browser decodes and sends the files, the gateway passes them on, and catalog writes, reads and encodes them.
const MAX_TIMES_RAW = 3;
/** One photo at a time is decoded. */
const MAX_GROWTH_MB = 200;

/** Measures the editor on a site of its own, and writes the result page. */
export async function measurePhotos(root) {
  const progress = new Progress();
  const files = await progress.step('photos made', photoFiles);
  const raw = await progress.step('encoded in one process', () => secondsOf(() => encodeAll(files)));
  const editor = await progress.step('added in the editor', () =>
    withSite(root, 'photos', (site) => measureEditor(root, site, writeFiles(site.dataDir, files))),
  );
  const page = new Report({ root, title: 'Bench: photos', print: (output) => progress.print(output) });
  page.table('20 photos of 8 MB', [
    { target: 'encoded in one process', seconds: raw },
    { target: 'editor, from choosing to all shown', seconds: editor.seconds },
  ]);
  page.table('Memory of the services in MB', [{ before: editor.before, peak: editor.peak }]);
  const judge = new Judge();
  judge.atMost('seconds, editor / encoding in one process', editor.seconds / raw, MAX_TIMES_RAW);
  judge.atMost('growth of the services, MB', editor.peak - editor.before, MAX_GROWTH_MB);
  page.table('Judged', judge.rows);
  progress.print(`written: ${page.write('photos')} after ${progress.seconds} s`);
  if (judge.missed.length > 0) throw new UserError(`missed: ${judge.missed[0].what}`);
}

async function secondsOf(act) {
  const began = performance.now();
  await act();
  return (performance.now() - began) / 1000;
}

/** Photos of 12 megapixels: surfaces of colours, and the grain of a camera, which makes a JPEG of 8 MB. */
async function photoFiles() {
  const size = { width: 4_032, height: 3_024, channels: 3 };
  const noise = { type: 'gaussian', mean: 128, sigma: 70 };
  const grain = await sharp({ create: { ...size, background: 'grey', noise } })
    .raw()
    .toBuffer();
  const files = [];
  for (let number = 1; number <= PHOTOS; number += 1) {
    const buffer = await sharp(randomBytes(40 * 30 * 3), { raw: { width: 40, height: 30, channels: 3 } })
      .resize(size.width, size.height, { kernel: 'cubic' })
      .composite([{ input: grain, raw: size, blend: 'soft-light' }])
      .jpeg({ quality: 94 })
      .toBuffer();
    if (buffer.length < MIN_BYTES || buffer.length > MAX_BYTES) throw new Error(`a photo has ${buffer.length} bytes`);
    files.push(buffer);
  }
  return files;
}

/** Writes the files to a disk, where a landlord chooses them. Returns their paths. */
const writeFiles = (folder, files) =>
  files.map((bytes, at) => {
    const path = join(folder, `room-${at + 1}.jpg`);
    writeFileSync(path, bytes);
    return path;
  });

/** Encodes every file to the widths and formats of the site, one after another, as catalog does. */
async function encodeAll(files) {
  for (const file of files) {
    const { data, info } = await sharp(file).resize({ width: 1_440 }).raw().toBuffer({ resolveWithObject: true });
    for (const width of [480, 960, 1_440]) {
      const resized = () => sharp(data, { raw: info }).resize({ width });
      await resized().webp({ quality: 72, effort: 2 }).toBuffer();
      await resized().avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer();
    }
  }
}

async function measureEditor(root, { address, pid }, paths) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: findChromium(root), args: ['--no-sandbox'] });
  try {
    const page = await openEditor(browser, address);
    const memory = watchMemory(pid);
    const seconds = await secondsOf(() => addPhotos(page, paths));
    return { seconds, ...memory.stop() };
  } finally {
    await browser.close();
  }
}

async function openEditor(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1_440, height: 900 } });
  await page.goto(address);
  await page.getByRole('link', { name: 'Login / Sign up' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('landlord@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('porchlight-demo');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.goto(`${address}/portal/listings?state=live`);
  await page
    .locator('main [role="row"] a[href^="/portal/listings/"], main tr a[href^="/portal/listings/"]')
    .first()
    .click();
  await page.getByRole('button', { name: 'Choose photos' }).waitFor();
  return page;
}

async function addPhotos(page, paths) {
  const tiles = page.locator('li[data-photo]');
  const before = await tiles.count();
  await page.getByRole('region', { name: 'Photos' }).locator('input[type=file]').setInputFiles(paths);
  await tiles.nth(before + paths.length - 1).waitFor({ timeout: TIMEOUT_MS });
}

/** Measures the memory of the services of a site until it is stopped. */
function watchMemory(pid) {
  const services = processTree(pid).filter(({ name }) => name === 'node');
  const now = () => memoryOf(services).rss;
  const before = now();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, now());
  }, 100);
  return {
    stop: () => {
      clearInterval(timer);
      return { before, peak };
    },
  };
}
