import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../axe.ts';

test.use({ reducedMotion: 'reduce' });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

/** A file of two landlords; the address of the second one is that of a demo user. */
function aFile() {
  const id = randomUUID().slice(0, 8);
  const rows = [
    // Columns of a file with the same header would be remembered.
    `Client ${id},company_name,first_name,last_name,Courriel,opening_credits`,
    `${id}-1,Imported ${id},Amara,Okafor,${id}@example.com,50`,
    `${id}-2,Taken ${id},Amara,Okafor,landlord@example.com,50`,
  ];
  const file = { name: `landlords-${id}.csv`, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  return { id, file };
}

test('support imports landlords from a file, and rolls the import back @phone', async ({ page }) => {
  const { id, file } = aFile();
  await page.goto('/');
  await logInAs(page, 'support');

  await test.step('a file that is no table is refused with the reason', async () => {
    await page.goto('/support/account-import');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account import');
    const pdf = { name: 'landlords.csv', mimeType: 'text/csv', buffer: Buffer.from('%PDF-1.7') };
    await page.locator('input[type=file]').setInputFiles(pdf);
    await expect(page.getByText(/neither CSV nor XLSX/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  // A refused file is an error of the browser's console.
  const errors = consoleErrors(page);
  await test.step('columns that were not guessed are chosen', async () => {
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText(/Not imported: .*opening_credits/)).toBeVisible();
    await press(page, 'Check the rows');
    await expect(page.getByText('Choose a column for: ID in the other system.')).toBeVisible();
    await page.getByLabel(/^ID in the other system/).selectOption({ label: `Client ${id}` });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await press(page, 'Check the rows');
  });
  await test.step('the check names the row that belongs to another owner', async () => {
    await expect(page.getByText(/1 account to create/)).toBeVisible();
    await expect(page.getByText('The email belongs to another account.')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await press(page, 'Import 1 account');
    await confirm(page, 'Import 1 account');
  });
  await test.step('the result leads to the new account', async () => {
    await expect(page.getByText('Done: 1 created, 0 updated, 1 failed.')).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Open account' }).click();
    await expect(page.getByRole('main')).toContainText(`Imported ${id}`);
    await page.goBack();
  });
  await test.step('a roll-back removes the account again', async () => {
    await press(page, 'Roll back');
    await confirm(page, 'Roll back');
    await expect(page.getByText('Rolled back: 1 removed, 0 restored, 0 kept.')).toBeVisible({ timeout: 60_000 });
  });
  expect(errors).toEqual([]);
});
