import { expect, type BrowserContext, type Page } from '@playwright/test';
import { keepFirstHome } from '../hearts.ts';
import { signIn } from '../people.ts';
import { test } from '../stand-ins/on-a-wire.ts';
import type { Wire } from '../stand-ins/wire.ts';

// What the worker keeps, as the browser holds it.
const kept = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(
    async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname),
    name,
  );
const isKept = async (page: Page, name: string, path: string): Promise<void> => {
  await expect(async () => {
    expect(await kept(page, name)).toContain(path);
  }).toPass({ timeout: 20_000 });
};
const banner = (page: Page) => page.getByText('You are offline. Picks and pages you opened still work.');
const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** The addresses of two homes in Calgary. */
async function twoHomes(page: Page): Promise<[string, string]> {
  const { listings } = (await (await page.request.get('/api/listings?perPage=2')).json()) as {
    listings: readonly { url: string }[];
  };
  return [listings[0]?.url ?? '', listings[1]?.url ?? ''];
}
/** No network: the wire is cut, and the browser says so to pages. */
async function goOffline(context: BrowserContext, wire: Wire): Promise<void> {
  await wire.cut();
  await context.setOffline(true);
}
/** Some Chromiums (150) forget after a link to a whole page that they play a device without a network: it is told anew. */
async function stayOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.setOffline(true);
}

/** What a page says that is not on the device: a browser that forgot is told of a server that cannot be reached. */
const noWay = {
  en: /^(You are offline|We could not reach Porchlight)$/,
  fr: /^(Vous êtes hors ligne|Nous n’avons pas pu joindre Porchlight)$/,
};

/** Opens a home, picks it, and waits until it is on the device. */
async function openAndPick(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await keepFirstHome(page);
  await isKept(page, 'pages', address);
  return page.getByRole('heading', { level: 1 }).innerText();
}

/** Every picture in the list of picks is drawn. */
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

test('after one visit picks and opened pages are readable without a network', async ({ page, context, wire }) => {
  test.slow();
  await page.goto('/');
  await isKept(page, 'pages', '/');
  const [one, two] = await twoHomes(page);
  await page.goto('/homes/alberta/calgary');
  const titles = [await openAndPick(page, one), await openAndPick(page, two)];
  await expect(async () => {
    expect(await kept(page, 'picks')).toHaveLength(1);
    expect(await kept(page, 'pages')).toContain('/homes/favourites');
  }).toPass({ timeout: 20_000 });

  await goOffline(context, wire);
  await expect(banner(page)).toBeVisible();
  // My Picks was never opened: picking was enough.
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
  await expect(page.getByRole('heading', { level: 1, name: noWay.en })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Picks', exact: true })).toHaveAttribute('href', '/homes/favourites');
  await expect(page.getByRole('link', { name: new RegExp(titles[0]?.slice(0, 12) ?? '') })).toHaveAttribute(
    'href',
    one,
  );
  await page.screenshot({ path: 'test-results/offline/never-opened.png' });
  await page.goto('/fr/guides');
  await expect(page.getByRole('heading', { level: 1, name: noWay.fr })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  // A console says the same, and is not kept.
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: noWay.en })).toBeVisible();

  await page.goto(two);
  await stayOffline(context);
  await expect(banner(page)).toBeVisible();
  await context.setOffline(false);
  await expect(banner(page)).toBeHidden();
});

test('a page opened inside the app is kept like one that was loaded', async ({ page, context, wire }) => {
  await page.goto('/homes/alberta/calgary');
  await isKept(page, 'pages', '/homes/alberta/calgary');
  const card = page.locator('main h2 a').first();
  const address = (await card.getAttribute('href')) ?? '';
  await card.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await isKept(page, 'pages', address);
  await goOffline(context, wire);
  await page.reload();
  expect(pathOf(page)).toBe(address);
  await expectPhotos(page, 1);
});

test('with a network the page is the server’s, whatever the device has', async ({ page }) => {
  await page.goto('/guides');
  await isKept(page, 'pages', '/guides');
  await page.evaluate(async () => {
    const cache = await caches.open('pages'),
      now = await cache.match('/guides');
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

test('the heart of a guest works without a network', async ({ page, context, wire }) => {
  await page.goto('/homes/alberta/calgary');
  await isKept(page, 'pages', '/homes/alberta/calgary');
  await goOffline(context, wire);
  await page.reload();
  const heart = await keepFirstHome(page);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('what a signed-in person opens is nowhere after they sign out, and their calls are never kept', async ({
  page,
}) => {
  await page.goto('/');
  await isKept(page, 'pages', '/');
  await signIn(page, 'renter');
  await page.goto('/admin/favourite-listings');
  await expect(page.getByRole('heading', { level: 1, name: /favourites/i })).toBeVisible();
  const [home] = await twoHomes(page);
  await page.goto(home);
  await isKept(page, 'pages', home);
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
    (await Promise.all((await (await caches.open('pages')).matchAll()).map((answer) => answer.text()))).join('\n'),
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
    for (const name of ['photos', 'picks', 'pages']) expect(await kept(page, name)).toEqual([]);
  }).toPass({ timeout: 10_000 });
});

test('the site can be installed, in the language that is read', async ({ page }) => {
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
