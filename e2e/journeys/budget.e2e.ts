import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { keepFirstHome } from '../hearts.ts';
import { signIn } from '../people.ts';

// What a first visit downloads until its first heart can be pressed, or its console is drawn, in bytes of gzip.
const publicBudget = 185_000,
  renterBudget = 215_000,
  consoleBudget = 320_000,
  mapBudget = 60_000;

interface Script {
  readonly path: string;
  readonly size: number;
}
/** All scripts that a page asks for from now on. */
function scriptsOf(page: Page): Promise<Script>[] {
  const scripts: Promise<Script>[] = [];
  page.on('response', (answer) => {
    const path = new URL(answer.url()).pathname;
    if (path.endsWith('.js'))
      scripts.push(answer.body().then((body) => ({ path, size: gzipSync(body, { level: 6 }).length })));
  });
  return scripts;
}
const sum = (scripts: readonly Script[]) => scripts.reduce((total, { size }) => total + size, 0);

async function addressOf(page: Page, place: string): Promise<string> {
  if (place !== 'a home') return place;
  const { listings } = (await (await page.request.get('/api/listings')).json()) as {
    listings: readonly { url: string }[];
  };
  return listings[0]?.url ?? '';
}

/** A crowded machine leaves pages to the browser, which then names no parts: the budget is that of a page which the server drew. */
const untilDrawn = (page: Page, address: string): Promise<void> =>
  expect
    .poll(async () => (await (await page.request.get(address)).text()).includes('<h1'), { timeout: 60_000 })
    .toBe(true);

for (const place of ['/', '/homes/alberta/calgary', 'a home']) {
  test(`the scripts of ${place} stay within their budget until a heart can be pressed`, async ({ page }) => {
    const address = await addressOf(page, place);
    await untilDrawn(page, address);
    const asked = scriptsOf(page);
    const html = (await (await page.goto(address))?.text()) ?? '';
    await keepFirstHome(page);
    await page.waitForLoadState('networkidle');
    const scripts = await Promise.all(asked),
      ofPage = scripts.filter(({ path }) => html.includes(`href="${path}"`) || html.includes(`src="${path}"`));
    expect(ofPage.length).toBeGreaterThan(2);
    expect(sum(ofPage)).toBeLessThanOrEqual(publicBudget);
    // What the document does not name comes after the page: the map with its library, and from the shell what works without a network.
    expect(
      sum(scripts.filter(({ path }) => path.startsWith('/areas/'))) -
        sum(ofPage.filter(({ path }) => path.startsWith('/areas/'))),
    ).toBeLessThanOrEqual(mapBudget);
  });
}

for (const [person, address, budget] of [
  ['renter', '/admin/favourite-listings', renterBudget],
  ['landlord', '/portal/dashboard', consoleBudget],
  ['admin', '/admin/dashboard', consoleBudget],
  ['support', '/support/dashboard', consoleBudget],
] as const) {
  test(`the scripts of ${address} stay within their budget for a ${person}`, async ({ page, browser }) => {
    await page.goto('/');
    await signIn(page, person);
    // A browser that knows the person and has kept no script.
    const fresh = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage(),
      asked = scriptsOf(fresh);
    await fresh.goto(address);
    await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
    await fresh.waitForLoadState('networkidle');
    const total = sum(await Promise.all(asked));
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(budget);
  });
}
