import { expect, test, type Page } from '@playwright/test';
import { logInAs } from '../accounts.ts';
import { consoleAddresses, consoleUsers } from './console-addresses.ts';
import { findingsOf } from './findings.ts';
import { layoutFaults } from './layout.ts';

// `npm run verify -- axe` counts the annotations of these tests, one for each view of a screen.
const widths = { desktop: 1440, phone: 390 } as const;
const schemes = ['light', 'dark'] as const;

for (const user of consoleUsers)
  test(`every screen of the console of a ${user}`, async ({ page }) => {
    test.setTimeout(1_800_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await logInAs(page, user);
    const addresses = await consoleAddresses(page.request, user);
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) {
      await page.setViewportSize({ width: widths.desktop, height: 900 });
      await page.goto(address);
      await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible({ timeout: 20_000 });
      await page.waitForLoadState('networkidle');
      for (const device of ['desktop', 'phone'] as const) {
        await showWhole(page, widths[device]);
        for (const scheme of schemes) {
          await page.emulateMedia({ colorScheme: scheme });
          const found = await findingsOf(page);
          const view = { screen: address, language: 'en-CA', device, scheme };
          test.info().annotations.push({ type: 'axe', description: JSON.stringify({ ...view, ...found }) });
          const isClean = found.critical + found.serious === 0;
          expect.soft(isClean ? [] : found.violations, `${address}, ${device}, ${scheme}`).toEqual([]);
        }
        expect.soft(await layoutFaults(page), `${address}, ${device}`).toEqual([]);
      }
    }
  });

/** Makes the window as tall as its page: a bar that stays at an edge covers fields until they are scrolled to. */
async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, 900) });
}
