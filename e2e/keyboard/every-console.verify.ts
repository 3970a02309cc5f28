import { expect, test } from '@playwright/test';
import { consoleAddresses, consoleUsers } from '../accessibility/console-addresses.ts';
import { checkTabOrder } from '../accessibility/focus.ts';
import { logInAs } from '../accounts.ts';

// `npm run verify -- keyboard` counts the annotations of these tests, one for each screen and width.
const walks = consoleUsers.flatMap((user) => [1440, 390].map((width) => ({ user, width })));

for (const { user, width } of walks)
  test(`every screen of the console of a ${user} is walked by Tab at ${width} px`, async ({ page }) => {
    test.setTimeout(2_700_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await logInAs(page, user);
    for (const screen of await consoleAddresses(page.request, user)) {
      await page.goto(screen);
      // The title of a conversation is for screen readers alone.
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached({ timeout: 20_000 });
      await page.waitForLoadState('networkidle');
      const faults = await checkTabOrder(page);
      test.info().annotations.push({ type: 'keyboard', description: JSON.stringify({ screen, width, faults }) });
      expect.soft(faults, `${screen}, ${width} px`).toEqual([]);
    }
  });
