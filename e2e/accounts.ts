import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from './demo-login.ts';

/** Password of the accounts that `register` creates. */
export const testPassword = 'seven blue trams at noon';
/** Returns a unique email address. */
export const uniqueEmail = (name: string): string =>
  `${name}.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`;

/** Opens the dialog to log in or sign up, by the header or by the menu on phones. */
export async function openLogin(page: Page): Promise<Locator> {
  const menu = page.getByRole('button', { name: 'Open the menu' });
  if (await menu.isVisible()) await menu.click();
  await page
    .getByRole('button', { name: 'Login / Sign up' })
    .or(page.getByRole('link', { name: 'Login / Sign up' }))
    .filter({ visible: true })
    .first()
    .click();
  return page.getByRole('dialog', { name: 'Login or sign up' });
}

/** Logs in by the dialog. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  const dialog = await openLogin(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
}
/** Logs in as a demo user. */
export const logInAs = (page: Page, actor: string): Promise<void> => logIn(page, `${actor}@example.com`, demoPassword);

/** Creates the renter account of Leila Haddad by the dialog. */
export async function register(page: Page, email: string): Promise<void> {
  const dialog = await openLogin(page);
  await dialog.getByRole('tab', { name: 'Sign up' }).click();
  await dialog.getByLabel('First name').fill('Leila');
  await dialog.getByLabel('Last name').fill('Haddad');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(testPassword);
  await dialog.getByLabel('Confirm password').fill(testPassword);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog).toBeHidden();
}

/** Collects console errors and uncaught exceptions from now on; a journey must end without any. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`thrown: ${error.message}`));
  // Under load the gateway rejects activity reports first (gateway/limits/overload); they are optional.
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/api/activity')) errors.push(message.text());
  });
  return errors;
}
