import { createHash } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import type { AreaEntry, AreasFile } from '@porchlight/contracts/internal';
import { logInAs } from '../../accounts.ts';

// Faults are injected by request interception, which a service worker would bypass.
test.use({ serviceWorkers: 'block' });

const address = '/admin/favourite-listings';
const inlined = /(<script type="application\/json" id="areas"[^>]*>)([^]*?)(<\/script>)/;

/** Changes the areas in the document, as a deploy would. */
async function deploy(page: Page, change: (areas: readonly AreaEntry[]) => readonly AreaEntry[]): Promise<void> {
  await page.route(
    (url) => url.pathname === address,
    async (route) => {
      if (route.request().resourceType() !== 'document') {
        await route.fallback();
        return;
      }
      const original = await route.fetch();
      const html = (await original.text()).replace(
        inlined,
        (_all, open: string, json: string, close: string) =>
          open + JSON.stringify({ areas: change((JSON.parse(json) as AreasFile).areas) }) + close,
      );
      await route.fulfill({ response: original, body: html });
    },
  );
}
const entryOf = async (page: Page): Promise<string> => {
  const file = (await (await page.request.get('/areas.json')).json()) as AreasFile;
  return file.areas.find(({ name }) => name === 'mfe-renter')?.entry ?? '';
};

/** Replaces the renter area by a hand-written remote. */
async function deployScript(page: Page, script: string): Promise<void> {
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  await page.route('**/areas/mfe-renter/planted.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await deploy(page, (areas) =>
    areas.map((area) =>
      area.name === 'mfe-renter' ? { ...area, entry: '/areas/mfe-renter/planted.js', integrity } : area,
    ),
  );
}
const remote = (area: string) =>
  `var mfe_renter = { init: () => Promise.resolve(), get: () => Promise.resolve(() => (${area})) };`;
const route = (screen: string) =>
  `{ area: { name: 'mfe-renter', routes: [{ path: '${address}', title: 'Favourites', auth: true, screen: ${screen} }] } }`;

/** Asserts that the layout works, the message is visible, and the page offers a way out. */
async function expectMessage(page: Page, name: RegExp, picture: string): Promise<void> {
  await expect(page.getByRole('heading', { name })).toBeVisible({ timeout: 11_500 });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await page.screenshot({ path: `test-results/faults/${picture}.png` });
}
const failed = /This part didn’t load/;

test('a frame of consoles that is missing leaves the page of use', async ({ page }) => {
  await page.goto('/');
  await logInAs(page, 'renter');
  let refused = 0;
  await page.route('**/assets/shell/*.js', async (found) => {
    const response = await found.fetch();
    if (!(await response.text()).includes('ConsoleParts:')) return found.fulfill({ response });
    refused += 1;
    return found.fulfill({ status: 404, body: '' });
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: /favourites/i })).toBeVisible();
  await page.screenshot({ path: 'test-results/faults/no-frame.png' });
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Find a home/ })).toBeVisible();
  expect(refused).toBeGreaterThan(0);
});

test.describe('a remote that', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await logInAs(page, 'renter');
  });

  test('is not deployed shows a message', async ({ page }) => {
    await deploy(page, (areas) => areas.filter(({ name }) => name === 'mfe-public'));
    await page.goto(address);
    await expectMessage(page, /This part isn’t available right now/, 'not-deployed');
  });

  test('is missing shows a message, and loads with Try again', async ({ page }) => {
    const pattern = `**${await entryOf(page)}*`;
    await page.route(pattern, (found) => found.fulfill({ status: 404, body: '' }));
    await page.goto(address);
    await expectMessage(page, failed, 'missing');
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /favourites/i })).toBeVisible();
  });

  test('hangs is explained after 5 seconds and given up within 11', async ({ page }) => {
    test.slow();
    await page.route(`**${await entryOf(page)}*`, () => undefined);
    const started = Date.now();
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByText('This is taking longer than usual')).toBeVisible({ timeout: 9_000 });
    await expectMessage(page, failed, 'hangs');
    expect(Date.now() - started).toBeLessThan(15_000);
  });

  test('throws at load breaks only its own part', async ({ page }) => {
    await deployScript(page, "throw new Error('broken at load');");
    await page.goto(address);
    await expectMessage(page, failed, 'throws-at-load');
  });

  test('throws in render breaks only its own part', async ({ page }) => {
    await deployScript(
      page,
      remote(
        route("Object.assign(() => { throw new Error('broken in render'); }, { load: () => Promise.resolve({}) })"),
      ),
    );
    await page.goto(address);
    await expectMessage(page, failed, 'throws-in-render');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Find a home/ })).toBeVisible();
  });

  test('lost a chunk in a deploy reloads once, then shows a message', async ({ page }) => {
    await page.route(
      (url) =>
        url.pathname.startsWith('/areas/mfe-renter/') &&
        url.pathname.endsWith('.js') &&
        !url.pathname.includes('remoteEntry'),
      (found) => found.fulfill({ status: 404, body: '' }),
    );
    await page.goto(address);
    await expectMessage(page, failed, 'lost-chunk');
  });
});
