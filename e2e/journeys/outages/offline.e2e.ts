import { expect, type BrowserContext, type Page } from '@playwright/test';
import { favouriteFirstListing } from '../../favourites.ts';
import { logInAs } from '../../accounts.ts';
import { test } from '../../stubs/test-with-proxy.ts';
import type { NetworkProxy } from '../../stubs/network-proxy.ts';

// Returns the paths in a cache of the service worker.
const cachedPaths = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(
    async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname),
    name,
  );
const expectCached = async (page: Page, name: string, path: string): Promise<void> => {
  await expect(async () => {
    expect(await cachedPaths(page, name)).toContain(path);
  }).toPass({ timeout: 20_000 });
};
const banner = (page: Page) => page.getByText('You’re offline. My Picks and pages you’ve opened still work.');
const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Returns the paths of two listings in Calgary. */
async function twoListings(page: Page): Promise<[string, string]> {
  const { listings } = (await (await page.request.get('/api/listings?perPage=2')).json()) as {
    listings: readonly { url: string }[];
  };
  return [listings[0]?.url ?? '', listings[1]?.url ?? ''];
}
/** Disconnects the proxy and sets the browser offline, so that pages receive the event. */
async function goOffline(context: BrowserContext, networkProxy: NetworkProxy): Promise<void> {
  await networkProxy.disconnect();
  await context.setOffline(true);
}
/** Sets the browser offline again: some versions of Chromium (150) lose the emulation after a full page load. */
async function stayOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.setOffline(true);
}

/**
 * Headings of a page that is not cached; a browser that lost the offline emulation reports an unreachable server
 * instead.
 */
const offlineHeading = {
  en: /^(You’re offline|We can’t reach Porchlight)$/,
  fr: /^(Vous êtes hors ligne|Porchlight ne répond pas)$/,
};

/** Opens a listing, adds it to the favourites, and waits until its page is cached. */
async function openAndFavourite(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await favouriteFirstListing(page);
  await expectCached(page, 'pages', address);
  return page.getByRole('heading', { level: 1 }).innerText();
}

/** Asserts that at least `count` photos of the list are loaded. */
async function expectPhotos(page: Page, count: number): Promise<void> {
  const photos = page.locator('main img[src^="/photos/"]');
  await expect(photos.first()).toBeVisible();
  await expect(async () => {
    expect(
      await photos.evaluateAll(
        (all) =>
          (all as HTMLImageElement[]).filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
      ),
    ).toBeGreaterThanOrEqual(count);
  }).toPass({ timeout: 10_000 });
}

test('after one visit favourites and visited pages are readable offline', async ({ page, context, networkProxy }) => {
  test.slow();
  await page.goto('/');
  await expectCached(page, 'pages', '/');
  const [one, two] = await twoListings(page);
  await page.goto('/homes/alberta/calgary');
  const titles = [await openAndFavourite(page, one), await openAndFavourite(page, two)];
  await expect(async () => {
    expect(await cachedPaths(page, 'picks')).toHaveLength(1);
    expect(await cachedPaths(page, 'pages')).toContain('/homes/favourites');
  }).toPass({ timeout: 20_000 });

  await goOffline(context, networkProxy);
  await expect(banner(page)).toBeVisible();
  // My Picks was not opened before: adding favourites caches it.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /My Picks/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Picks' })).toBeVisible();
  for (const address of [one, two]) await expect(page.locator(`main a[href="${address}"]`).first()).toBeVisible();
  await expectPhotos(page, 2);
  await stayOffline(context);
  await expect(banner(page)).toBeVisible();

  await page.locator(`main a[href="${one}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: titles[0] ?? '' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: titles[0] ?? '' })).toBeVisible();
  await page.goto(two);
  await expect(page.getByRole('heading', { level: 1, name: titles[1] ?? '' })).toBeVisible();
  await page.goto('/homes/alberta/calgary');
  await expect(page.getByRole('heading', { level: 1, name: /Calgary/ })).toBeVisible();

  await page.goto('/guides');
  await expect(page.getByRole('heading', { level: 1, name: offlineHeading.en })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Picks', exact: true })).toHaveAttribute('href', '/homes/favourites');
  await expect(page.getByRole('link', { name: new RegExp(titles[0]?.slice(0, 12) ?? '') })).toHaveAttribute(
    'href',
    one,
  );
  await page.screenshot({ path: 'test-results/offline/never-opened.png' });
  await page.goto('/fr/guides');
  await expect(page.getByRole('heading', { level: 1, name: offlineHeading.fr })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  // A console shows the same heading and is not cached.
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: offlineHeading.en })).toBeVisible();

  await page.goto(two);
  await stayOffline(context);
  await expect(banner(page)).toBeVisible();
  await context.setOffline(false);
  await expect(banner(page)).toBeHidden();
});

test('a page opened by client-side navigation is cached like a loaded one', async ({ page, context, networkProxy }) => {
  await page.goto('/homes/alberta/calgary');
  await expectCached(page, 'pages', '/homes/alberta/calgary');
  const card = page.locator('main h2 a').first();
  const address = (await card.getAttribute('href')) ?? '';
  await card.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expectCached(page, 'pages', address);
  await goOffline(context, networkProxy);
  await page.reload();
  expect(pathOf(page)).toBe(address);
  await expectPhotos(page, 1);
});

test('online the page comes from the server, not from the cache', async ({ page }) => {
  await page.goto('/guides');
  await expectCached(page, 'pages', '/guides');
  await page.evaluate(async () => {
    const cache = await caches.open('pages');
    const now = await cache.match('/guides');
    await cache.put('/guides', new Response('<!doctype html><h1>An older page</h1>', { headers: now?.headers ?? {} }));
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
  await expect(async () => {
    expect(
      await page.evaluate(async () => (await (await caches.open('pages')).match('/guides'))?.text()),
    ).not.toContain('An older page');
  }).toPass({ timeout: 20_000 });
});

test('a guest adds favourites offline', async ({ page, context, networkProxy }) => {
  await page.goto('/homes/alberta/calgary');
  await expectCached(page, 'pages', '/homes/alberta/calgary');
  await goOffline(context, networkProxy);
  await page.reload();
  const button = await favouriteFirstListing(page);
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('a logout removes the user’s pages from the cache, and API calls are never cached', async ({ page }) => {
  await page.goto('/');
  await expectCached(page, 'pages', '/');
  await logInAs(page, 'renter');
  await page.goto('/admin/favourite-listings');
  await expect(page.getByRole('heading', { level: 1, name: /favourites/i })).toBeVisible();
  const [listing] = await twoListings(page);
  await page.goto(listing);
  await expectCached(page, 'pages', listing);
  const everything = await page.evaluate(async () =>
    (
      await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        ),
      )
    ).flat(),
  );
  expect(
    everything.filter((path) => path.startsWith('/api') || path.startsWith('/admin') || path === '/login'),
  ).toEqual([]);
  const texts = await page.evaluate(async () =>
    (await Promise.all((await (await caches.open('pages')).matchAll()).map((response) => response.text()))).join('\n'),
  );
  const { user, token } = await page.evaluate(() => ({
    user: JSON.parse(localStorage.getItem('porchlight:user:info') ?? '{}') as { value: { id: string; email: string } },
    token: JSON.parse(localStorage.getItem('porchlight:user:token') ?? '{}') as { value: string },
  }));
  expect(user.value.id.length).toBeGreaterThan(5);
  for (const own of [user.value.id, user.value.email, token.value]) expect(texts).not.toContain(own);

  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are logged out')).toBeVisible();
  await expect(async () => {
    for (const name of ['photos', 'picks', 'pages']) expect(await cachedPaths(page, name)).toEqual([]);
  }).toPass({ timeout: 10_000 });
});

test('the site is installable in the language of the page', async ({ page }) => {
  for (const [address, start, pick] of [
    ['/', '/', 'My Picks'],
    ['/fr', '/fr', 'Mes choix'],
  ] as const) {
    await page.goto(address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const browser = await page.context().newCDPSession(page);
    const { errors, data } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '{}') as {
      name: string;
      start_url: string;
      display: string;
      icons: readonly { src: string }[];
      shortcuts: readonly { name: string; url: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Porchlight', start_url: start, display: 'standalone' });
    expect(manifest.shortcuts.map(({ name }) => name)).toContain(pick);
    for (const { src, url } of [...manifest.icons, ...manifest.shortcuts] as readonly { src?: string; url?: string }[])
      expect((await page.request.get(src ?? url ?? '')).status()).toBe(200);
    expect(
      (await browser.send('Page.getInstallabilityErrors')).installabilityErrors.filter(
        ({ errorId }) => errorId !== 'in-incognito',
      ),
    ).toEqual([]);
  }
});
