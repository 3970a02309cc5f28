import { expect, test, type Page } from '@playwright/test';
import { checkTabOrder, pressTabUntil } from '../../accessibility/focus.ts';
import { logInAs, uniqueEmail } from '../../accounts.ts';

test.use({ reducedMotion: 'reduce' });
test.setTimeout(420_000);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const key = (page: Page, name: string) => page.keyboard.press(name);
/** Opens a page of the admin area by the command palette, and waits for its title. */
async function openByPalette(
  page: Page,
  { words, option, title }: Record<'words' | 'option' | 'title', string>,
): Promise<void> {
  await key(page, 'Control+k');
  const palette = page.getByRole('dialog', { name: 'Find a page, user, listing or order' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(words);
  await expect(palette.getByRole('option').first()).toContainText(option);
  await key(page, 'Enter');
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
}
async function activate(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  await pressTabUntil(page, page.getByRole('main').getByRole(role, { name, exact: true }).first(), 'Tab', 200);
  await key(page, 'Enter');
}
async function type(page: Page, label: RegExp, text: string): Promise<void> {
  await pressTabUntil(page, page.getByLabel(label).first(), 'Tab', 200);
  await page.keyboard.type(text);
}
async function check(page: Page, name: string): Promise<void> {
  const box = page.getByRole('checkbox', { name, exact: true });
  await pressTabUntil(page, box, 'Tab', 200);
  await key(page, 'Space');
  await expect(box).toBeChecked();
}

test('an owner makes a role and invites a user with it by keyboard alone', async ({ page }) => {
  const role = `Guide reader ${Date.now()}`;
  const email = uniqueEmail('reader');
  await page.goto('/');
  await logInAs(page, 'owner');
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('button', { name: 'Find a page, user, listing or order' })).toBeVisible();

  await test.step('a role', async () => {
    await openByPalette(page, { words: 'roles', option: 'Roles', title: 'Roles' });
    await activate(page, 'link', 'New role');
    await expect(heading(page)).toBeFocused();
    await type(page, /^Name/, role);
    await type(page, /^Find a permission/, 'view posts');
    await check(page, 'View posts');
    await activate(page, 'button', 'Create');
    await expect(heading(page)).toHaveText(role);
  });
  await test.step('a user', async () => {
    await openByPalette(page, { words: 'users', option: 'User management', title: 'Users' });
    await activate(page, 'link', 'Invite a user');
    await expect(heading(page)).toBeFocused();
    await type(page, /^First name/, 'Noor');
    await type(page, /^Last name/, 'Haddad');
    await type(page, /^Email/, email);
    await check(page, role);
    await activate(page, 'button', 'Create');
    await expect(heading(page)).toHaveText(email);
  });
});

const screens = [
  '/admin/dashboard',
  '/admin/user-management',
  '/admin/users/create',
  '/admin/user-management?tab=roles',
  '/admin/user-management?tab=permissions',
  '/admin/api-dashboard',
  '/admin/companies',
  '/admin/inquiries',
  '/admin/renters',
  '/admin/cities',
  '/admin/metropolitan-areas',
];
// One login: a user's eleventh ends the first, which a longer journey may still use.
const walk = 'screens of people and places are walked by Tab in order, with the focus in sight';
test(walk, { tag: '@variant' }, async ({ page }) => {
  await page.goto('/');
  await logInAs(page, 'owner');
  for (const screen of screens)
    await test.step(screen, async () => {
      await page.goto(screen);
      await expect(heading(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await checkTabOrder(page), screen).toEqual([]);
    });
});
