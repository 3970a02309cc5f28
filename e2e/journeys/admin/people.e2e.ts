import { expect, test, type Page } from '@playwright/test';
import { consoleErrors, logInAs, testPassword, uniqueEmail } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { followLink, openMail } from '../../outbox.ts';

test.use({ reducedMotion: 'reduce' });
test.setTimeout(240_000);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const saved = (page: Page) => expect(page.getByText('Saved.', { exact: true })).toBeVisible();

test('an owner makes a role, invites an editor, and takes a right again', async ({ page, browser }) => {
  const errors = consoleErrors(page);
  const email = uniqueEmail('editor');
  const role = `Guide editor ${Date.now()}`;
  await page.goto('/');
  await logInAs(page, 'owner');

  await test.step('a role gets its permissions', async () => {
    await page.goto('/admin/user-management?tab=roles');
    await expect(heading(page)).toHaveText('Roles');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'New role' }).first().click();
    await page.getByLabel(/^Name/).fill(role);
    await page.getByLabel(/^Purpose/).fill('Writes guides for newcomers');
    await page.getByLabel('Find a permission').fill('posts');
    await page.getByLabel('View posts').check();
    await expectAccessible(page);
    await press(page, 'Create');
    await expect(heading(page)).toHaveText(role);
  });

  await test.step('a new user with the role is invited', async () => {
    await page.goto('/admin/user-management');
    await expect(heading(page)).toHaveText('Users');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Invite a user' }).first().click();
    await page.getByLabel(/^First name/).fill('Noor');
    await page.getByLabel(/^Last name/).fill('Haddad');
    await page.getByLabel(/^Email/).fill(email);
    await page.getByLabel(role).check();
    await expectAccessible(page);
    await press(page, 'Create');
    await expect(heading(page)).toHaveText(email);
    await expect(page.getByText('View posts', { exact: true })).toBeVisible();
    await expect(page.getByText('Not now: the account is not active')).toBeVisible();
    await expectAccessible(page);
  });

  const editor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await test.step('the user sets a password, and has the right', async () => {
    await openMail(editor, email, 'Your account is ready');
    await followLink(editor, '/claim-account/');
    await expect(editor.getByText('You’re invited to help run this site', { exact: false })).toBeVisible();
    await editor.getByLabel('Password', { exact: true }).fill(testPassword);
    await editor.getByLabel('Confirm password').fill(testPassword);
    await editor.getByRole('checkbox').check();
    await press(editor, 'Claim account');
    await expect(editor.getByText('The account is yours')).toBeVisible();
    await editor.goto('/admin/posts');
    await expect(heading(editor)).toHaveText('Posts');
    await expect(editor.getByRole('link', { name: 'New post' })).toHaveCount(0);
  });

  await test.step('the owner takes the right, and it is gone', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByLabel(role).uncheck();
    await page.getByLabel('Support', { exact: true }).check();
    await press(page, 'Save');
    await saved(page);
    await expect(async () => {
      await editor.goto('/admin/posts');
      await expect(editor).toHaveURL(/\/admin\/dashboard|\/support/, { timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
  });
  expect(errors).toEqual([]);
});
