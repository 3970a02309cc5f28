import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { consoleErrors, logInAs } from '../accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { authHeaders } from '../demo-login.ts';
import { acceptLastTime, proposeViewing } from '../viewings.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });

/** Live listing of the demo landlord about which no other journey has a lead of the demo renter. */
const street = '20 Street Northwest';

/** Sends an inquiry of the demo renter, and returns the id of its lead. */
async function inquire(request: APIRequestContext, message: string): Promise<string> {
  const own = await request.get('/api/elandlord/listings?state=live', {
    headers: await authHeaders(request, 'landlord'),
  });
  const { listings } = (await own.json()) as { listings: readonly { id: string; address: string }[] };
  const listingId = listings.find(({ address }) => address.includes(street))?.id;
  const sent = await request.post('/api/renter-inquire', {
    headers: await authHeaders(request, 'renter'),
    data: {
      listingId,
      key: randomUUID().replaceAll('-', ''),
      firstName: 'Leila',
      lastName: 'Haddad',
      email: 'renter@example.com',
      message,
      consentToShare: true,
    },
  });
  return ((await sent.json()) as { inquiry: { id: string } }).inquiry.id;
}

test('a landlord proposes viewing times, the renter accepts one, and both get it as a calendar file', async ({
  page,
  browser,
  request,
}) => {
  const errors = consoleErrors(page);
  const lead = await inquire(request, `May I see it this week? ${randomUUID().slice(0, 8)}`);
  await page.goto('/');
  await logInAs(page, 'landlord');
  await page.goto(`/portal/leads/${lead}`);
  await proposeViewing(page, [3, 4]);
  await expectNoSidewaysScroll(page);

  const renter = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const renterErrors = consoleErrors(renter);
  await renter.goto('/');
  await logInAs(renter, 'renter');
  await renter.goto(`/admin/my-inquiries?inquiry=${lead}`);
  const choices = renter.getByRole('button', { name: /^Accept / });
  await expect(choices).toHaveCount(2);
  await expectAccessible(renter);
  await acceptLastTime(renter);
  await expectNoSidewaysScroll(renter);
  const downloading = renter.waitForEvent('download');
  await renter.getByRole('button', { name: 'Add to calendar' }).last().click();
  const calendar = await readFile(await (await downloading).path(), 'utf8');
  expect(calendar).toContain('BEGIN:VEVENT');

  await page.reload();
  await expect(page.getByText('Accepted', { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel viewing' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel viewing' }).click();
  await expect(page.getByText('Cancelled', { exact: true }).last()).toBeVisible();
  await renter.reload();
  await expect(renter.getByText('The landlord cancelled this viewing.').last()).toBeVisible();
  expect([...errors, ...renterErrors]).toEqual([]);
});
