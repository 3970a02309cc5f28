import { expect, test, type Page } from '@playwright/test';

const maxRentY = 480;
const maxShift = 0.02;
const filtered = '/homes/alberta/calgary?beds=1,2&maxrate=2500&utilities=heat&newcomer=accepts-newcomers';
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  for (const address of ['/homes/alberta/calgary', filtered, `/fr${filtered}`])
    test(`the first rent of ${address} is on the first screen`, async ({ page }) => {
      await page.goto(address);
      const box = await cards(page).first().getByText(/\$/).first().boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0) / 2).toBeLessThan(maxRentY);
    });

  test('a filter that is pressed shows at once and moves nothing, on a slow processor', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = globalThis as { shift?: number };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) seen.shift = (seen.shift ?? 0) + entry.value;
      }).observe({ type: 'layout-shift' });
    });
    await page.goto('/homes/alberta/calgary');
    await expect(page.getByRole('application', { name: /^Map of homes/ })).toBeVisible({ timeout: 20_000 });
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // Listings that arrive long after the press: no shift is excused by it.
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/listings/**', async (route) => {
      await released;
      await route.continue();
    });
    await page.evaluate(() => ((globalThis as { shift?: number }).shift = 0));
    const before = await cards(page).first().boundingBox();
    const furnished = page.getByRole('link', { name: 'Furnished', exact: true });
    await furnished.click();
    await expect(furnished).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('link', { name: 'Clear all' })).toBeAttached();
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 600); // the browser excuses shifts within 500 ms of an input
        }),
    );
    const answered = page.waitForResponse((response) => /\/listings\/.*furnished=true/.test(response.url()));
    release();
    const { pagination } = (await (await answered).json()) as { pagination: { total: number } };
    await expect(page.locator('main p[role=status]').first()).toContainText(pagination.total.toLocaleString('en-CA'));
    await expect(page.getByText('Furnished', { exact: true }).nth(1)).toBeVisible();
    // The box of a card that is replaced just now is null.
    await expect.poll(async () => (await cards(page).first().boundingBox())?.y).toBe(before?.y);
    expect(await page.evaluate(() => (globalThis as { shift?: number }).shift)).toBeLessThanOrEqual(maxShift);
  });
});

test('the chips are one line that the keyboard scrolls @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(filtered);
  const line = page.getByRole('list', { name: 'Filters' });
  const height = (await line.boundingBox())?.height ?? Infinity;
  expect(height).toBeLessThan(60);
  const last = line.getByRole('link').last();
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 0.9 });
});
