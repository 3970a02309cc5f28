// `npm run verify -- photos`: a landlord chooses 20 photos of 8 MB in the editor; measures the time until all are shown as
// photos of the listing, and how much memory the services take meanwhile.
import { randomBytes } from 'node:crypto';

import { UserError } from '../../../packages/tooling/src/run/terminal/user-error.mjs';
import { memoryOf, processTree } from '../../../packages/tooling/src/run/processes/process-tree.mjs';
import { findChromium } from '../../../packages/tooling/src/run/test/chromium.mjs';
import { withSite } from '../../../packages/tooling/src/run/test-site/with-site.mjs';

const photoCount = 20;
const [minBytes, maxBytes] = [7_500_000, 9_000_000];
/** Greatest growth of the services, in MB: they decode one photo at a time. */
const maxGrowth = 300;
const timeoutMs = 300_000;

export const verify = (root) =>
  withSite(root, 'photos', async ({ address, pid }) => {
    const { chromium } = await import('@playwright/test');
    const files = await photoFiles();
    const browser = await chromium.launch({ executablePath: findChromium(root), args: ['--no-sandbox'] });
    try {
      const page = await openEditor(browser, address);
      const memory = watchMemory(pid);
      const began = performance.now();
      await addPhotos(page, files);
      const seconds = (performance.now() - began) / 1000;
      return report({ seconds, ...memory.stop() });
    } finally {
      await browser.close();
    }
  });

/** Photos of 12 megapixels: surfaces of colours, and the grain of a camera, which makes a JPEG of 8 MB. */
async function photoFiles() {
  const { default: sharp } = await import('sharp');
  const size = { width: 4_032, height: 3_024, channels: 3 };
  const noise = { type: 'gaussian', mean: 128, sigma: 70 };
  const grain = await sharp({ create: { ...size, background: 'grey', noise } })
    .raw()
    .toBuffer();
  const files = [];
  for (let number = 1; number <= photoCount; number += 1) {
    const buffer = await sharp(randomBytes(40 * 30 * 3), { raw: { width: 40, height: 30, channels: 3 } })
      .resize(size.width, size.height, { kernel: 'cubic' })
      .composite([{ input: grain, raw: size, blend: 'soft-light' }])
      .jpeg({ quality: 94 })
      .toBuffer();
    if (buffer.length < minBytes || buffer.length > maxBytes) throw new Error(`a photo has ${buffer.length} bytes`);
    files.push({ name: `room-${number}.jpg`, mimeType: 'image/jpeg', buffer });
  }
  return files;
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
  await page.goto(`${address}/portal/listings`);
  await page.locator('main a[href^="/portal/listings/"]').first().click();
  await page.getByRole('button', { name: 'Choose photos' }).waitFor();
  return page;
}

/** Playwright hands over at most 50 MB at once. */
async function addPhotos(page, files) {
  const tiles = page.locator('li[data-photo]');
  const before = await tiles.count();
  for (let from = 0; from < files.length; from += 4)
    await page.locator('input[type=file]').setInputFiles(files.slice(from, from + 4));
  await tiles.nth(before + files.length - 1).waitFor({ timeout: timeoutMs });
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

function report({ seconds, before, peak }) {
  const figures = `${photoCount} photos of 8 MB shown after ${seconds.toFixed(1)} s, memory of the services ${before} MB before, at most ${peak} MB meanwhile`;
  console.log(figures);
  if (peak - before > maxGrowth)
    throw new UserError(`memory grew by ${peak - before} MB, over its budget of ${maxGrowth}`);
  return figures;
}
