import { expect, test } from '@playwright/test';
import { followLink, openMail } from '../outbox.ts';

test('a new user finds the mail in the demo’s outbox and confirms the email address by its link', async ({
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
  await expect(page.getByRole('heading', { level: 1, name: 'Demo outbox: no mail leaves this house' })).toBeVisible();
  await openMail(page, email, 'Confirm your email address');
  await followLink(page, '/verify-email/');

  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your email address' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
});
