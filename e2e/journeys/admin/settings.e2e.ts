import { expect, test, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';

test.use({ reducedMotion: 'reduce' });

const setting = 'Show usual costs on a home';
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
}

test('staff change a module and change it back', async ({ page, request }) => {
  const errors = consoleErrors(page);
  // Pages and browsers store the content for up to five minutes, so the call that they ask is asked here.
  const expectCosts = async (isShown: boolean) => {
    const response = await request.get('/api/content-blocks/get-content?keys=usual-costs.alberta');
    const { contentBlocks } = (await response.json()) as { contentBlocks: readonly object[] };
    expect(contentBlocks).toHaveLength(isShown ? 1 : 0);
  };
  await page.goto('/');
  await logInAs(page, 'owner');
  await expectCosts(true);
  await test.step('the settings list the modules', async () => {
    await page.goto('/admin/settings');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Help for newcomers' }).click();
  });
  await test.step('a setting is switched off', async () => {
    await page.getByRole('switch', { name: setting }).click();
    await save(page);
    await expectCosts(false);
  });
  await test.step('it is switched on again', async () => {
    await page.getByRole('switch', { name: setting }).click();
    await save(page);
    await expectAccessible(page);
    await expectCosts(true);
  });
  expect(errors).toEqual([]);
});
