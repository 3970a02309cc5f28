import { expect, type Page } from '@playwright/test';
import { removingWorker } from '../../services/gateway/src/install/removing-worker.ts';
import { keepFirstHome } from '../hearts.ts';
import { test } from '../stand-ins/on-a-wire.ts';

const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname));
async function openAndKeep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(async () => {
    expect(await kept(page)).toContain(new URL(address).pathname);
  }).toPass({ timeout: 20_000 });
}

test('with the server switched off an opened page is shown from the device and says how old it is, and another page says why it is not there', async ({
  page,
  wire,
}) => {
  await openAndKeep(page, `${wire.url}/homes/alberta/calgary`);
  await wire.cut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Calgary/ })).toBeVisible();
  await expect(page.getByText(/We could not reach Porchlight. This is the page as it was/)).toBeVisible();
  await page.goto(`${wire.url}/guides`);
  await expect(page.getByRole('heading', { level: 1, name: 'We could not reach Porchlight' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/guides');
  await wire.open();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
});

test('a server that takes the question and says nothing is given three seconds; then the kept page is shown', async ({
  page,
  wire,
}) => {
  test.slow();
  await openAndKeep(page, `${wire.url}/homes/alberta/calgary`);
  wire.hush((path) => path === '/homes/alberta/calgary');
  await page.reload({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: /Calgary/ })).toBeVisible();
});

test('files of a part that the server no longer has come from the device', async ({ page, wire }) => {
  await openAndKeep(page, `${wire.url}/homes/alberta/calgary`);
  await page.reload();
  wire.hush((path) => path.startsWith('/areas/'));
  await page.reload();
  await keepFirstHome(page);
});

test('the kill switch of an operator takes the worker and all it kept away at the next visit', async ({
  page,
  wire,
}) => {
  await openAndKeep(page, `${wire.url}/homes/alberta/calgary`);
  wire.answer('/service-worker.js', 200, 'text/javascript; charset=utf-8', removingWorker);
  await page.goto(`${wire.url}/guides`);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await expect(async () => {
    expect(
      await page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]),
    ).toEqual([[], 0]);
  }).toPass({ timeout: 20_000 });
  await wire.cut();
  await expect(page.goto(`${wire.url}/homes/alberta/calgary`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
});
