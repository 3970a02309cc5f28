import { expect, test } from '@playwright/test';

/** A layout shift: its score and the elements that moved. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}
interface ShiftRecorder {
  shifts?: Shift[];
}
interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly sources?: readonly { readonly node: Element | null }[];
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
      const shifts: Shift[] = [];
      (globalThis as ShiftRecorder).shifts = shifts;
      new PerformanceObserver((list) => {
        for (const { value, sources = [] } of list.getEntries() as LayoutShiftEntry[])
          shifts.push({ value, moved: sources.map(({ node }) => (node?.outerHTML ?? '').slice(0, 120)) });
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
    const shifts = await page.evaluate(() => (globalThis as ShiftRecorder).shifts ?? []);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(0.05);
  });
