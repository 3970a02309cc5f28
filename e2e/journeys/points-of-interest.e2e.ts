import { expect, test } from '@playwright/test';
import { confirmAddress } from '../outbox.ts';
import { uniqueEmail, consoleErrors, register } from '../accounts.ts';
import { paintedPixels } from '../pixels.ts';

test('a renter adds a point of interest and sees its distance on every listing', async ({ page }) => {
  test.slow();
  const errors = consoleErrors(page);
  await page.goto('/');
  const email = uniqueEmail('tariq');
  await register(page, email);
  // The profile requires a confirmed email address.
  await page.goto('/admin/renter-profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your email address first' })).toBeVisible();
  await confirmAddress(page, email);
  await page.goto('/admin/renter-profile');
  await page.getByRole('button', { name: 'Add a place' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a place' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Work');
  await dialog.getByRole('combobox', { name: 'Address' }).fill('Airdrie');
  await dialog.getByRole('option', { name: 'Airdrie, AB' }).click();
  await expect(dialog.getByText('Location set on the map.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save place' }).click();
  await expect(
    page.getByRole('region', { name: 'My places' }).getByText('Work', { exact: true }).first(),
  ).toBeVisible();

  await page.goto('/homes/alberta/calgary');
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first.getByText(/^Work: /)).toContainText(/km|min walk/);
  await first.getByRole('heading').getByRole('link').click();
  const where = page.getByRole('heading', { name: 'How far is it from my places?' });
  await where.scrollIntoViewIfNeeded();
  await expect(page.getByRole('list', { name: 'My places' }).getByRole('listitem')).toContainText(/km.*Work/);
  const map = page.getByRole('application', { name: /^Map of homes/ });
  const line = map.locator('svg polyline');
  await expect(line).toBeAttached({ timeout: 20_000 });
  await map.scrollIntoViewIfNeeded();
  await expect
    .poll(() => paintedPixels(map, line), { message: 'pixels in the colour of the line' })
    .toBeGreaterThan(40);
  expect(errors).toEqual([]);
});
