import { expect, type Page } from '@playwright/test';
import { logInAs } from './accounts.ts';

/**
 * Opens the editor of a listing of the demo landlord by a part of its address, which no journey changes; returns its
 * id. Journeys that save a listing have one of their own: they run side by side.
 */
export async function openEditor(page: Page, address: string): Promise<string> {
  await page.goto('/');
  await logInAs(page, 'landlord');
  await page.goto('/portal/listings');
  // Rows of a table, which is a list on phones.
  const listing = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: address });
  await listing.getByRole('link').first().click();
  await expect(page.getByRole('form', { name: 'Listing' })).toBeVisible();
  return new URL(page.url()).pathname.slice(-10);
}
