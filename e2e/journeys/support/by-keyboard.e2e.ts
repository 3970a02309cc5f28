import { expect, test, type Page } from '@playwright/test';
import { pressTabUntil } from '../../accessibility/focus.ts';
import { consoleErrors, logInAs } from '../../accounts.ts';

test.use({ reducedMotion: 'reduce' });
test.setTimeout(240_000);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const key = (page: Page, name: string) => page.keyboard.press(name);
const main = (page: Page) => page.getByRole('main');
async function activate(page: Page, role: 'link' | 'button', name: string | RegExp): Promise<void> {
  await pressTabUntil(page, main(page).getByRole(role, { name }).first(), 'Tab', 200);
  await key(page, 'Enter');
}

test('support finds a user, writes a note, looks as the user and ends the view, by keyboard alone', async ({
  page,
}) => {
  const errors = consoleErrors(page);
  const text = `Called about the lease ${Date.now()}`;
  await page.goto('/');
  await logInAs(page, 'support');
  await page.goto('/support/user-search/');

  await test.step('the search opens the only hit', async () => {
    const field = main(page).getByRole('searchbox');
    await pressTabUntil(page, field, 'Tab', 200);
    await page.keyboard.type('renter@example.com');
    await key(page, 'Enter');
    await expect(page).toHaveURL(/\/support\/user\//);
    await expect(heading(page)).toBeFocused();
  });
  await test.step('a note is written', async () => {
    await pressTabUntil(page, page.getByRole('textbox', { name: 'New note' }), 'Tab', 200);
    await page.keyboard.type(text);
    await activate(page, 'button', 'Add note');
    await expect(page.getByRole('region', { name: 'Notes' }).getByText(text)).toBeVisible();
  });
  await test.step('the view as the user opens in a new tab, and Escape closes the dialog', async () => {
    await page.reload();
    const open = main(page).getByRole('button', { name: 'View as this user' });
    await pressTabUntil(page, open, 'Tab', 200);
    await key(page, 'Enter');
    const dialog = page.getByRole('dialog', { name: 'View the site as', exact: false });
    await expect(dialog).toBeVisible();
    await key(page, 'Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await key(page, 'Enter');
    await pressTabUntil(page, dialog.getByRole('textbox', { name: 'Reason' }));
    await page.keyboard.type('The renter asked why a reply is missing.');
    await pressTabUntil(page, dialog.getByRole('button', { name: 'Open a new tab' }));
    const [view] = await Promise.all([page.waitForEvent('popup'), key(page, 'Enter')]);
    const banner = view.getByRole('complementary', { name: 'Support view' });
    await expect(banner).toBeVisible();
    await pressTabUntil(view, banner.getByRole('button', { name: 'Stop viewing' }), 'Tab', 200);
    await key(view, 'Enter');
    await expect(view).toHaveURL(/\/support\/user\//);
    await view.close();
  });
  expect(errors).toEqual([]);
});
