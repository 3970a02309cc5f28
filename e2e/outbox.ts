import { expect, type Page } from '@playwright/test';

/** Opens the newest mail to an address in the demo's outbox; the outbox refreshes itself. */
export async function openMail(page: Page, to: string, subject: string | RegExp): Promise<void> {
  await page.goto('/outbox');
  const mail = page
    .getByRole('listitem')
    .filter({ hasText: to })
    .filter({ has: page.getByRole('link', { name: subject }) })
    .first();
  await mail.getByRole('link', { name: subject }).click({ timeout: 30_000 });
  await expect(mail.getByRole('link', { name: subject })).toHaveAttribute('aria-expanded', 'true');
}

/** Follows the link of the open mail whose path starts with `path`. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.getByRole('listitem').getByRole('link', { name: path }).first().click();
  await expect(page).toHaveURL(new RegExp(path));
}

/** Confirms an email address by the link in its mail. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  await openMail(page, email, 'Confirm your email address');
  await followLink(page, '/verify-email/');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
}
