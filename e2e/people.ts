import { expect, type Page } from '@playwright/test';
import { demoPassword } from './sign-in.ts';

/** Signs a demo person in as people do: by the header's button and the dialog. */
export async function signIn(page: Page, actor: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open the menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Login / Sign up' }).or(page.getByRole('link', { name: 'Login / Sign up' })).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Login or sign up' });
  await dialog.getByLabel('Email').fill(`${actor}@example.com`);
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
}

/** What the browser complained about since now; a journey ends with nothing said. */
export function complaintsOf(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(`thrown: ${error.message}`));
  // A busy house turns away reports of what was looked at before anything else (gateway/limits/overload): nobody misses them.
  page.on('console', (message) => { if (message.type() === 'error' && !message.location().url.endsWith('/api/activity')) said.push(message.text()); });
  return said;
}
