import { expect, test, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';

test.setTimeout(240_000);
test.use({ reducedMotion: 'reduce' });

const notesOf = (page: Page) => page.getByRole('region', { name: 'Notes' });
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Note', exact: true });
const noteOf = (page: Page, text: string) => notesOf(page).getByRole('listitem').filter({ hasText: text });

test('support writes a note about a user and edits it; a colleague reads it', async ({ page, browser }) => {
  const errors = consoleErrors(page);
  const text = `Called about the lease ${Date.now()}`;
  let record = '';
  await page.goto('/');
  await logInAs(page, 'support');

  await test.step('support writes a note on the record of a user', async () => {
    await page.goto('/support/users/renters');
    await page.getByRole('main').getByRole('table').getByRole('link').first().click();
    await expect(notesOf(page)).toBeVisible();
    record = page.url();
    await notesOf(page).getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('textbox', { name: 'New note' })).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox', { name: 'New note' }).fill(text);
    await notesOf(page).getByRole('button', { name: 'Add note' }).click();
    await expect(noteOf(page, text)).toContainText('You');
    await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('');
    await expectAccessible(page);
  });
  await test.step('the author edits it in two tabs: the first edit counts, the second keeps what was typed', async () => {
    const other = await page.context().newPage();
    await other.goto(record);
    for (const tab of [page, other]) {
      await noteOf(tab, text).getByRole('button', { name: 'Edit' }).click();
      await expect(textOf(tab)).toHaveValue(text);
    }
    await textOf(page).fill(`${text}, first`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(noteOf(page, `${text}, first`)).toContainText('edited');
    await textOf(other).fill(`${text}, second`);
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByText('You changed this note elsewhere. It now reads:')).toBeVisible();
    await expect(textOf(other)).toHaveValue(`${text}, second`);
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(noteOf(other, `${text}, second`)).toBeVisible();
    await other.close();
  });
  await test.step('a colleague reads it, and cannot change it', async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const colleague = await context.newPage();
    await colleague.goto('/');
    await logInAs(colleague, 'admin');
    await colleague.goto(record);
    await expect(noteOf(colleague, `${text}, second`)).toContainText('Jasmine Tolentino');
    await expect(noteOf(colleague, text).getByRole('button')).toHaveCount(0);
    await context.close();
  });
  await test.step('the author deletes it', async () => {
    await page.reload();
    await noteOf(page, text).getByRole('button', { name: 'Delete' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete note' }).click();
    await expect(noteOf(page, text)).toHaveCount(0);
  });
  expect(errors.filter((error) => !error.includes('status of 409'))).toEqual([]);
});
