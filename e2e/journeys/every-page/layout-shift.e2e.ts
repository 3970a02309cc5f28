import { expect, test } from '@playwright/test';

/** Sum of the layout shifts of the page. */
interface ShiftCounter {
  shifts?: number;
}

for (const path of ['/', '/fr', '/homes/ontario/toronto', '/fr/homes/quebec/montreal', '/guides'])
  test(`late fonts cause no layout shift on ${path} of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    let releaseFonts = () => undefined as void;
    const released = new Promise<void>((resolve) => {
      releaseFonts = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = globalThis as ShiftCounter;
      seen.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shifts = (seen.shifts ?? 0) + (entry as PerformanceEntry & { readonly value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    releaseFonts();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawn) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(drawn);
        });
      });
    });
    expect(await page.evaluate(() => document.fonts.check('700 32px "Bricolage Grotesque"'))).toBe(true);
    expect(await page.evaluate(() => (globalThis as ShiftCounter).shifts)).toBeLessThan(0.05);
  });
