import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Creates a promo code of 10% in the admin area; returns its text. */
export async function createPromoCode(page: Page): Promise<string> {
  await page.goto('/admin/ecommerce?tab=promo-codes');
  await page.getByRole('link', { name: 'New promo code' }).first().click();
  await press(page, 'Generate a code');
  await page.getByLabel('Percentage off').fill('10');
  await expect(page.getByText('becomes')).toBeVisible();
  await page.getByLabel('Uses per company').fill('1');
  await page.getByLabel('Can be used').check();
  await page.getByLabel('Valid from').fill('2026-01-01T00:00');
  await press(page, 'Create');
  await expect(page.getByText('Created.', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  return page.getByLabel('Code', { exact: true }).inputValue();
}
