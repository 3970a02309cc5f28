import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from './sign-in.ts';

/** The password of everybody whom `register` makes. */
export const theirPassword = 'seven blue trams at noon';
/** An address that nobody has yet. */
export const anAddress = (name: string): string =>
  `${name}.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`;

/** Opens the dialog to log in or sign up by the button of the header, or of its menu on phones. */
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

/** Logs somebody in as people do. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  const dialog = await openLogin(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
}
/** Logs a demo person in. */
export const signIn = (page: Page, actor: string): Promise<void> => logIn(page, `${actor}@example.com`, demoPassword);

/** Makes a renter's account, Leila Haddad's, by the dialog. */
export async function register(page: Page, email: string): Promise<void> {
  const dialog = await openLogin(page);
  await dialog.getByRole('tab', { name: 'Sign up' }).click();
  await dialog.getByLabel('First name').fill('Leila');
  await dialog.getByLabel('Last name').fill('Haddad');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(theirPassword);
  await dialog.getByLabel('Password again').fill(theirPassword);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog).toBeHidden();
}

/** What the browser complained about since now; a journey ends with nothing said. */
export function complaintsOf(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(`thrown: ${error.message}`));
  // A busy house turns away reports of what was looked at before anything else (gateway/limits/overload): nobody misses them.
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/api/activity')) said.push(message.text());
  });
  return said;
}
