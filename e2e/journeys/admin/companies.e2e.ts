import { expect, test, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { aPhotoFile } from '../../photo-file.ts';

test.use({ reducedMotion: 'reduce' });
test.setTimeout(240_000);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const table = (page: Page) => page.getByRole('table', { name: 'Companies' });
async function find(page: Page, search: string, name: string) {
  await page.goto(`/admin/companies?search=${encodeURIComponent(search)}`);
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await expect(table(page).getByRole('link', { name })).toBeVisible();
}

test('staff create, change, delete and restore a company, and cannot delete one with landlords', async ({ page }) => {
  const errors = consoleErrors(page);
  const word = `birch${Date.now()}`;
  await page.goto('/');
  await logInAs(page, 'owner');
  await page.goto('/admin/companies');
  await expect(heading(page)).toHaveText('Companies');
  await expectAccessible(page);

  await test.step('a new company', async () => {
    await page.getByRole('link', { name: 'New company' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill(`Homes ${word}`);
    await page.getByLabel('Kind').selectOption('manager');
    await page.getByLabel('City').fill('Halifax');
    await expectAccessible(page);
    await press(page, 'Create');
    await expect(heading(page)).toHaveText(`Homes ${word}`);
    await expect(page.getByText('0 homes, 0 live')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('gets a logo', async () => {
    await page.getByLabel('Logo file').setInputFiles(await aPhotoFile('logo.png'));
    await expect(page.getByRole('img', { name: `Logo of Homes ${word}` })).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Remove logo');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove logo' }).click();
    await expect(page.getByRole('img', { name: `Logo of Homes ${word}` })).toHaveCount(0);
  });
  await test.step('is found and renamed', async () => {
    await find(page, word, `Homes ${word}`);
    await table(page)
      .getByRole('link', { name: `Homes ${word}` })
      .click();
    await page.getByRole('link', { name: 'Edit company' }).click();
    await page.getByLabel('Legal name').fill(`Legal ${word}`);
    await press(page, 'Save');
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  });
  await test.step('is deleted and restored', async () => {
    await find(page, `legal ${word}`, `Homes ${word}`);
    await table(page)
      .getByRole('checkbox', { name: `Homes ${word}` })
      .check();
    await press(page, 'Delete');
    await press(page, 'Delete one record');
    await expect(page.getByRole('link', { name: `Homes ${word}` })).toHaveCount(0);
    await page.goto(`/admin/companies?trash=true&search=${word}`);
    await table(page)
      .getByRole('checkbox', { name: `Homes ${word}` })
      .check();
    await press(page, 'Restore');
    await press(page, 'Restore one record');
    await expect(page.getByRole('checkbox', { name: `Homes ${word}` })).toHaveCount(0);
    await find(page, word, `Homes ${word}`);
  });
  await test.step('one with landlords is not deleted, and the reason is shown', async () => {
    await page.goto('/admin/companies');
    const row = table(page).getByRole('row').nth(1);
    await row.getByRole('checkbox').check();
    await press(page, 'Delete');
    await press(page, 'Delete one record');
    await expect(page.getByText('A company is deleted once it has none.', { exact: false })).toBeVisible();
  });
  expect(errors.filter((text) => !/4(04|09|22)/.test(text))).toEqual([]);
});
