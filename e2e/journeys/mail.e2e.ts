import { expect, test } from '@playwright/test';
import { followLink, openMail } from '../outbox.ts';

test('a new user finds the mail in the demo’s outbox and, logged out, confirms the address with a new password', async ({
  page,
  request,
}) => {
  const email = `reader-${Date.now()}@example.com`;
  const password = 'a quiet porch at dusk';
  const registered = await request.post('/api/register', {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: {
      firstName: 'Amara',
      lastName: 'Okafor',
      email,
      password,
      password_confirmation: password,
      type: 'renter',
      termsAccepted: true,
    },
  });
  expect(registered.status()).toBeLessThan(300);

  expect((await page.goto('/outbox'))?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page.getByRole('heading', { level: 1, name: 'Demo outbox: no email leaves this demo' })).toBeVisible();
  await openMail(page, email, 'Confirm your email address');
  await followLink(page, '/verify-email/');

  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your email address' })).toBeVisible();
  await page.getByLabel('Choose a new password').fill('nine green kayaks at rest');
  await page.getByLabel('Confirm password').fill('nine green kayaks at rest');
  await page.getByRole('button', { name: 'Confirm and set password' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
});
