import { expect, test, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { createPromoCode } from '../promo-code.ts';

test.use({ reducedMotion: 'reduce' });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const created = (page: Page) => expect(page.getByText('Created.', { exact: true }).first()).toBeVisible();

/** Creates a bundle of 77 credits for $70.00, on sale. */
async function createBundle(page: Page): Promise<void> {
  await page.goto('/admin/ecommerce?tab=bundles');
  await page.getByRole('link', { name: 'New bundle' }).click();
  await page.getByLabel('English').fill('Journey bundle');
  await page.getByLabel('Credits', { exact: true }).fill('77');
  await page.getByLabel('Price in Canadian dollars').fill('70.00');
  await expect(page.getByText('$0.91 a credit')).toBeVisible();
  await page.getByLabel('For sale').check();
  await page.getByLabel('On sale from').fill('2026-01-01T00:00');
  await press(page, 'Create');
  await created(page);
  await expectAccessible(page);
}

test('staff create a bundle and a promo code, and a landlord can buy the one with the other', async ({ browser }) => {
  const staff = await (await browser.newContext()).newPage();
  const errors = consoleErrors(staff);
  await staff.goto('/');
  await logInAs(staff, 'owner');
  const code = await createPromoCode(staff);
  await createBundle(staff);

  const landlord = await (await browser.newContext()).newPage();
  await landlord.goto('/');
  await logInAs(landlord, 'landlord');
  await landlord.goto('/portal/billing/checkout?credits=77');
  await expect(landlord.getByRole('radio', { name: /^77 credits/ })).toBeChecked();
  await landlord.getByLabel('Promo code').fill(code);
  await landlord.getByRole('button', { name: 'Apply' }).click();
  await expect(landlord.getByText('−$7.00').first()).toBeVisible();

  await press(staff, 'Take off sale');
  await expect(staff.getByRole('button', { name: 'Take off sale' })).toBeHidden();
  expect(errors).toEqual([]);
});

test('the site owner plans a tax rate of a province, and removes it again', async ({ page: owner }) => {
  const errors = consoleErrors(owner);
  await owner.goto('/');
  await logInAs(owner, 'owner');
  await owner.goto('/admin/cities?tab=provinces&search=nunavut');
  await owner.getByRole('link', { name: 'Nunavut' }).click();
  await owner.getByRole('link', { name: 'Tax rates' }).click();
  await press(owner, 'Plan the next rate');
  const form = owner.getByRole('dialog', { name: 'Plan a tax rate' });
  await form.getByLabel('Rate in percent').fill('6');
  await form.getByLabel('Valid from').fill('2099-01-01');
  await form.getByLabel('Registration number').fill('12345 6789 RT0001');
  await press(owner, 'Save tax rate');
  const planned = owner.getByRole('listitem').filter({ hasText: 'GST 6%' });
  await expect(planned).toContainText('Planned');
  await expect(owner.getByText('January 1, 2020 to December 31, 2098')).toBeVisible();
  await expectAccessible(owner);
  await planned.getByRole('button', { name: 'Remove' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(planned).toBeHidden();
  expect(errors).toEqual([]);
});
