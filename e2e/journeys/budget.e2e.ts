import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import type { AreasFile } from '@porchlight/contracts/internal';
import { signIn } from '../people.ts';

// What a first visit downloads until its first heart can be pressed, or its console is drawn, in bytes of gzip.
const publicBudget = 185_000, renterBudget = 215_000, consoleBudget = 320_000, mapBudget = 60_000;

/** The scripts of the map, which comes after the list and has a budget of its own: what it needs beyond the results. */
async function mapScripts(page: Page): Promise<readonly string[]> {
  const { areas } = await (await page.request.get('/areas.json')).json() as AreasFile;
  const files = areas.find(({ name }) => name === 'mfe-public')?.files;
  const ofResults = [...files?.exposed.preloads ?? [], ...files?.screens['results']?.preloads ?? []];
  return (files?.screens['map']?.preloads ?? []).filter((file) => !ofResults.includes(file));
}

/** The sizes of all scripts that a page asks for from now on, without those named. */
function scriptSizes(page: Page, without: readonly string[] = []): Promise<number>[] {
  const sizes: Promise<number>[] = [];
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.endsWith('.js') && !without.includes(new URL(answer.url()).pathname)) sizes.push(answer.body().then((body) => gzipSync(body, { level: 6 }).length));
  });
  return sizes;
}

async function addressOf(page: Page, place: string): Promise<string> {
  if (place !== 'a home') return place;
  const { listings } = await (await page.request.get('/api/listings')).json() as { listings: readonly { url: string }[] };
  return listings[0]?.url ?? '';
}

for (const place of ['/', '/homes/alberta/calgary', 'a home']) {
  test(`the scripts of ${place} stay within their budget until a heart can be pressed`, async ({ page }) => {
    const address = await addressOf(page, place), sizes = scriptSizes(page, await mapScripts(page));
    await page.goto(address);
    const heart = page.locator('main button[aria-pressed]').first();
    await expect(async () => {
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(2);
    expect(total).toBeLessThanOrEqual(publicBudget);
  });
}

for (const [person, address, budget] of [['renter', '/admin/favourite-listings', renterBudget], ['landlord', '/portal/dashboard', consoleBudget], ['admin', '/admin/dashboard', consoleBudget], ['support', '/support/dashboard', consoleBudget]] as const) {
  test(`the scripts of ${address} stay within their budget for a ${person}`, async ({ page, browser }) => {
    await page.goto('/');
    await signIn(page, person);
    // A browser that knows the person and has kept no script.
    const fresh = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage(), sizes = scriptSizes(fresh);
    await fresh.goto(address);
    await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
    await fresh.waitForLoadState('networkidle');
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(budget);
  });
}

test('the map and its library stay within their budget', async ({ page }) => {
  const files = await mapScripts(page);
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await (await page.request.get(file)).body(), { level: 6 }).length));
  expect(files.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mapBudget);
});
