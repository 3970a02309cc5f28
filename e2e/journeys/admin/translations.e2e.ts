import { expect, test } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';

test.use({ reducedMotion: 'reduce' });

test('staff find a text whose English changed, and translate it', async ({ page }) => {
  const errors = consoleErrors(page);
  const english = `Have a home to rent out? ${Date.now()}`;
  const save = async (confirmation: string) => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(confirmation).first()).toBeVisible();
  };
  await page.goto('/');
  await logInAs(page, 'owner');
  await page.goto('/admin/global-content?key=home.landlord-band');
  const title = page.getByRole('group', { name: 'Title' });
  const before = await title.getByLabel(/English/).inputValue();
  const french = await title.getByLabel(/French/).inputValue();
  await title.getByLabel(/English/).fill(english);
  await save('One key saved.');
  await test.step('the desk lists it as older than its English', async () => {
    await page.getByRole('link', { name: 'Translations' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
    const newer = page.getByRole('link', { name: /^English is newer/ });
    await newer.click();
    await expect(newer).toHaveAttribute('aria-current', 'page');
    await page.getByLabel('Kind of text').selectOption('contentBlocks');
    const row = page.getByRole('link', { name: 'home.landlord-band' });
    await expect(row).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);
    await row.click();
    await expect(page.getByText(/English is newer since .*: title\./)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the new French text takes it off the list', async () => {
    await title.getByLabel(/French/).fill(`Propriétaire ? ${Date.now()}`);
    await save('Saved.');
    await expect(page.getByText(/English is newer since/)).toBeHidden();
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Translations' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'home.landlord-band' })).toHaveCount(0);
  });
  await test.step('the texts of before are restored', async () => {
    await page.goto('/admin/translations?state=translated&open=contentBlocks/home.landlord-band');
    await title.getByLabel(/English/).fill(before);
    await title.getByLabel(/French/).fill(french);
    await save('Saved.');
  });
  expect(errors).toEqual([]);
});
