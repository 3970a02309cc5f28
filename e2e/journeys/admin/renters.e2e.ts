import { expect, test, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';

test.use({ reducedMotion: 'reduce' });
test.setTimeout(240_000);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const table = (page: Page) => page.getByRole('table', { name: 'Renters' });

test('staff find a renter by the address, show who it is, and mail the password reset link', async ({ page }) => {
  const errors = consoleErrors(page);
  await page.goto('/');
  await logInAs(page, 'owner');
  await page.goto('/admin/renters');
  await expect(heading(page)).toHaveText('Renters');
  await expect(table(page).getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);

  await test.step('staff are not found', async () => {
    await page.getByLabel('Email, phone or ID').fill('support@example.com');
    await expect(page.getByText('No renters match')).toBeVisible();
  });
  await test.step('a renter is found by the whole address', async () => {
    await page.getByLabel('Email, phone or ID').fill('renter@example.com');
    await expect(table(page).getByRole('row')).toHaveCount(2);
    await table(page).getByRole('link').click();
    await expect(page.getByText('r•••@example.com').first()).toBeVisible();
    await expect(page.getByText('renter@example.com')).toHaveCount(0);
    await expectAccessible(page);
  });
  await test.step('personal data is hidden until it is shown', async () => {
    await page.getByRole('button', { name: 'Show personal data' }).click();
    await expect(page.getByRole('link', { name: 'renter@example.com' })).toBeVisible();
  });
  await test.step('the link is mailed, and a wrong address deletes nothing', async () => {
    await page.getByRole('button', { name: 'Send password reset link' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send password reset link' }).click();
    await expect(page.getByText('The link is on its way.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete data' }).click();
    await page.getByLabel('Type the email of the renter').fill('other@example.com');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete data' }).click();
    await expect(page.getByText('This is not the email of this renter.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });
  expect(errors.filter((text) => !/422/.test(text))).toEqual([]);
});
