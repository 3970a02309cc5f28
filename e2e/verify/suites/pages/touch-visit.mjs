import { isHydrated } from './visit.mjs';

const slowdown = 4;
const laptop = { viewport: { width: 1366, height: 768 }, locale: 'en-CA', timezoneId: 'America/Toronto' };
const results = '/homes/alberta/calgary';
const timeout = 45_000;

// Runs in the page before its scripts: records how long each press took until the next paint, and shifts of the layout.
function recordTouches() {
  const seen = (globalThis.touches = { longest: 0, shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId) seen.longest = Math.max(seen.longest, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift' });
}

/** Presses once; returns the milliseconds of the press, after the page has come to rest. */
async function touch(page, press) {
  await page.evaluate(() => (globalThis.touches.longest = 0));
  await press();
  await page.waitForLoadState('networkidle');
  // Two idle periods: the entry of the press is delivered after its paint.
  await page.evaluate(async () => {
    for (let at = 0; at < 2; at += 1)
      await new Promise((resolve) => globalThis.requestIdleCallback(resolve, { timeout: 2000 }));
  });
  return Math.max(16, await page.evaluate(() => globalThis.touches.longest));
}

/**
 * Opens the results and a listing in a new browser context on a slow processor and presses what people press. Returns
 * milliseconds by press, and the layout shift of the changed filters.
 */
export async function touchVisit(browser, address) {
  const context = await browser.newContext(laptop);
  try {
    const page = await context.newPage();
    await page.addInitScript(recordTouches);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const onResults = await pressOnResults(page, address);
    return { ...onResults, ...(await pressOnListing(page)) };
  } finally {
    await context.close();
  }
}

async function open(page, address, first) {
  await page.goto(address, { waitUntil: 'networkidle', timeout });
  const element = first(page);
  await element.waitFor({ timeout });
  while (!(await element.evaluate(isHydrated))) await page.waitForLoadState('networkidle');
  await page.evaluate(() => (globalThis.touches.shift = 0));
}

const heart = (page) =>
  page
    .locator('main article')
    .getByRole('button', { name: /My Picks/ })
    .first();

async function pressOnResults(page, address) {
  await open(page, address + results, heart);
  await page.getByRole('application', { name: /^Map of homes/ }).waitFor({ timeout });
  const price = page.locator('summary', { hasText: 'Price' });
  const popover = await touch(page, () => price.click());
  await page.keyboard.press('Escape');
  const pets = page.locator('summary', { hasText: 'Pets' });
  await pets.click();
  const choice = await touch(page, () => page.getByRole('checkbox', { name: /^Cats/ }).check());
  await page.keyboard.press('Escape');
  const chip = await touch(page, () => page.getByRole('link', { name: 'Furnished', exact: true }).click());
  const dialogButton = page.getByRole('button', { name: /More filters/ });
  await dialogButton.hover();
  const dialog = await touch(page, () => dialogButton.click());
  await page.getByRole('checkbox', { name: /^Heat \(/ }).check();
  const show = page.getByRole('dialog').getByRole('button', { name: /^Show [\d,]+ homes?/ });
  await show.waitFor({ timeout });
  await page.waitForLoadState('networkidle');
  const showHomes = await touch(page, () => show.click());
  const shift = await page.evaluate(() => globalThis.touches.shift);
  const favourite = await touch(page, () => heart(page).click());
  const card = page.locator('main article').first();
  await card.hover();
  const photo = await touch(page, () => card.getByRole('button', { name: /Next photo/ }).click());
  return { popover, choice, chip, dialog, 'Show homes': showHomes, shift, heart: favourite, photo };
}

async function pressOnListing(page) {
  const link = page.locator('main article h2 a').first();
  await open(page, await link.evaluate(({ href }) => href), (on) => on.locator('main').getByRole('button').first());
  const tile = page.getByRole('button', { name: /^Open photo 1|^Photo 1/ }).first();
  const lightbox = await touch(page, () => tile.click());
  await page.locator('.yarl__root').waitFor({ timeout });
  const next = await touch(page, () => page.locator('.yarl__root').getByRole('button', { name: /^Next/ }).click());
  return { lightbox, 'next photo in the lightbox': next };
}
