import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { favouriteFirstListing } from '../../favourites.ts';
import { logInAs } from '../../accounts.ts';

// Budgets of gzipped script bytes on a first visit, until a favourite button works or a console is drawn.
const publicBudget = 196_000;
const renterBudget = 215_000;
const consoleBudget = 320_000;
const mapBudget = 60_000;

interface Script {
  readonly path: string;
  readonly size: number;
}
/** Collects all scripts that the page loads from now on. */
function scriptsOf(page: Page): Promise<Script>[] {
  const scripts: Promise<Script>[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (!path.endsWith('.js')) return;
    const script = response.body().then((body) => ({ path, size: gzipSync(body, { level: 6 }).length }));
    script.catch(() => undefined); // a script that arrives after the test has ended is not awaited by it
    scripts.push(script);
  });
  return scripts;
}
const sum = (scripts: readonly Script[]) => scripts.reduce((total, { size }) => total + size, 0);

async function resolvePath(page: Page, pathOrName: string): Promise<string> {
  if (pathOrName !== 'a home') return pathOrName;
  const { listings } = (await (await page.request.get('/api/listings')).json()) as {
    listings: readonly { url: string }[];
  };
  return listings[0]?.url ?? '';
}

/**
 * Serves the page's document from a response that the server rendered: under load the gateway also sends documents
 * without scripts in the head, which the budget does not describe. Returns its HTML.
 */
async function openServerRendered(page: Page, address: string): Promise<string> {
  let document = await page.request.get(address);
  await expect
    .poll(
      async () => {
        document = await page.request.get(address);
        return (await document.text()).includes('<h1');
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await page.route(
    (url) => url.pathname === address,
    (route) => route.fulfill({ response: document }),
    { times: 1 },
  );
  await page.goto(address);
  return document.text();
}

for (const pathOrName of ['/', '/homes/alberta/calgary', 'a home']) {
  test(`the scripts of ${pathOrName} stay within their budget until a favourite button works`, async ({ page }) => {
    const address = await resolvePath(page, pathOrName);
    const loading = scriptsOf(page);
    const html = await openServerRendered(page, address);
    await favouriteFirstListing(page);
    await page.waitForLoadState('networkidle');
    const scripts = await Promise.all(loading);
    const ofPage = scripts.filter(({ path }) => html.includes(`href="${path}"`) || html.includes(`src="${path}"`));
    expect(ofPage.length).toBeGreaterThan(2);
    expect(sum(ofPage)).toBeLessThanOrEqual(publicBudget);
    // Scripts that the document does not name load after the page: the map with its library, and the shell's offline
    // support.
    expect(
      sum(scripts.filter(({ path }) => path.startsWith('/areas/'))) -
        sum(ofPage.filter(({ path }) => path.startsWith('/areas/'))),
    ).toBeLessThanOrEqual(mapBudget);
  });
}

for (const [actor, address, budget] of [
  ['renter', '/admin/favourite-listings', renterBudget],
  ['landlord', '/portal/dashboard', consoleBudget],
  ['admin', '/admin/dashboard', consoleBudget],
  ['support', '/support/dashboard', consoleBudget],
] as const) {
  test(`the scripts of ${address} stay within their budget for a ${actor}`, async ({ page, browser }) => {
    await page.goto('/');
    await logInAs(page, actor);
    // A browser that is logged in and has no cached script.
    const fresh = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage();
    const loading = scriptsOf(fresh);
    await fresh.goto(address);
    await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
    await fresh.waitForLoadState('networkidle');
    const total = sum(await Promise.all(loading));
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(budget);
  });
}
