import { expect, type Page } from '@playwright/test';
import { unregisteringWorker } from '../../../services/gateway/src/install/unregistering-worker.ts';
import { favouriteFirstListing } from '../../favourites.ts';
import { test } from '../../stubs/test-with-proxy.ts';

const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname));
async function openAndCache(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(async () => {
    expect(await cachedPaths(page)).toContain(new URL(address).pathname);
  }).toPass({ timeout: 20_000 });
}

test('with the server down a visited page comes from the cache with its age, and another page explains why it is missing', async ({
  page,
  networkProxy,
}) => {
  await openAndCache(page, `${networkProxy.url}/homes/alberta/calgary`);
  await networkProxy.disconnect();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Calgary/ })).toBeVisible();
  await expect(page.getByText(/We can’t reach Porchlight. This is a copy of the page from/)).toBeVisible();
  await page.goto(`${networkProxy.url}/guides`);
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t reach Porchlight' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/guides');
  await networkProxy.open();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
});

test('a server that does not respond times out after three seconds; then the cached page is shown', async ({
  page,
  networkProxy,
}) => {
  test.slow();
  await openAndCache(page, `${networkProxy.url}/homes/alberta/calgary`);
  networkProxy.hang((path) => path === '/homes/alberta/calgary');
  await page.reload({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: /Calgary/ })).toBeVisible();
});

test('area files that the server does not return come from the cache', async ({ page, networkProxy }) => {
  await openAndCache(page, `${networkProxy.url}/homes/alberta/calgary`);
  await page.reload();
  networkProxy.hang((path) => path.startsWith('/areas/'));
  await page.reload();
  await favouriteFirstListing(page);
});

test('the operator’s kill switch removes the service worker and its caches at the next visit', async ({
  page,
  networkProxy,
}) => {
  await openAndCache(page, `${networkProxy.url}/homes/alberta/calgary`);
  networkProxy.respond('/service-worker.js', 200, 'text/javascript; charset=utf-8', unregisteringWorker);
  await page.goto(`${networkProxy.url}/guides`);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await expect(async () => {
    expect(
      await page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]),
    ).toEqual([[], 0]);
  }).toPass({ timeout: 20_000 });
  await networkProxy.disconnect();
  await expect(page.goto(`${networkProxy.url}/homes/alberta/calgary`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
});
