import { expect, test } from '@playwright/test';
import { openMail } from '../outbox.ts';

// A name has no digits.
const lettersOf = (number: number) => String(number).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

test('an inquiry of a guest is confirmed with a link to an account, shown on the listing page after a reload, and mailed to the landlord with a link to the lead', async ({
  page,
}) => {
  const {
    listings: [home],
  } = (await (await page.request.get('/api/listings/alberta/calgary?perPage=1')).json()) as {
    listings: readonly { url: string }[];
  };
  await page.goto(home?.url ?? '');
  const card = page.getByRole('complementary', { name: 'Contact the landlord' });
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('textbox', { name: 'First name' }).fill('Leila');
  const lastName = `Haddad ${lettersOf(Date.now())}`;
  await card.getByRole('textbox', { name: 'Last name' }).fill(lastName);
  await card
    .getByRole('textbox', { name: 'Email' })
    .pressSequentially(`leila.${Date.now()}@example.com`, { delay: 150 });
  await card.getByRole('checkbox', { name: /^I agree to share with/ }).check();
  await card.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(card.getByRole('status')).toContainText('Sent.');
  await expect(card.getByRole('link', { name: 'Create a password to follow your inquiries' })).toBeVisible();
  await page.reload();
  await expect(card.getByRole('status')).toContainText('You sent a message on');
  await openMail(page, lastName, /^Leila .+ is interested in/);
  await expect(page.getByRole('listitem').getByRole('link', { name: '/portal/leads/' }).first()).toBeVisible();
});
