import { expect, test } from '@playwright/test';

/** What the page counts of its own shifts. */
interface Shifting {
  shifts?: number;
}

for (const path of ['/', '/fr', '/homes/ontario/toronto', '/fr/homes/quebec/montreal', '/guides'])
  test(`nothing jumps on ${path} of a phone when its fonts come late`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    let comeNow = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      comeNow = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = globalThis as Shifting;
      seen.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shifts = (seen.shifts ?? 0) + (entry as PerformanceEntry & { readonly value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    comeNow();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawn) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(drawn);
        });
      });
    });
    expect(await page.evaluate(() => document.fonts.check('700 32px "Bricolage Grotesque"'))).toBe(true);
    expect(await page.evaluate(() => (globalThis as Shifting).shifts)).toBeLessThan(0.05);
  });
