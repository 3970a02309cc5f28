import { expect, test, type Browser, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';

test.use({ reducedMotion: 'reduce' });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function openAs(browser: Browser, actor: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/');
  await logInAs(page, actor);
  return page;
}

/** Buys 150 credits with the saved card. */
async function buyCredits(landlord: Page): Promise<void> {
  await landlord.goto('/portal/billing/checkout?credits=150');
  await expect(landlord.getByRole('radio', { name: /^150 credits/ })).toBeChecked();
  await press(landlord, /^Pay /);
  await expect(landlord.getByText('Thank you, 150 credits added')).toBeVisible();
}

/** Requests a refund of all of the newest order; returns the number of the order. */
async function requestRefund(staff: Page): Promise<string> {
  await staff.goto('/admin/ecommerce?tab=orders&state=fulfilled');
  await staff.getByRole('table').getByRole('link').first().click();
  const title = await staff.getByRole('heading', { name: /^Order \d+$/ }).textContent();
  await press(staff, 'Refund');
  await staff.getByLabel('Reason').fill('Bought by mistake');
  await press(staff, 'Continue');
  await expect(staff.getByText('This refund waits for a second person')).toBeVisible();
  await expectAccessible(staff);
  await press(staff, /^Refund \S+$/);
  await expect(staff.getByText(/^Waits for approval\. Reason/)).toBeVisible();
  return title?.replace('Order ', '') ?? '';
}

test('a refund of many credits is made once a second administrator approves it', async ({ browser }) => {
  const landlord = await openAs(browser, 'landlord');
  await buyCredits(landlord);

  const owner = await openAs(browser, 'owner');
  const errors = consoleErrors(owner);
  const number = await requestRefund(owner);
  const approvals = '/admin/ecommerce?tab=approvals';
  const request = (page: Page) => page.getByRole('listitem').filter({ hasText: `of order ${number} to` });
  await owner.goto(approvals);
  await expect(request(owner).getByText('You made this request, so another person must decide it.')).toBeVisible();

  const administrator = await openAs(browser, 'admin');
  await administrator.goto(approvals);
  await expectAccessible(administrator);
  await request(administrator).getByRole('button', { name: 'Approve' }).click();
  await administrator.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(request(administrator).getByText('Approved', { exact: true })).toBeVisible();

  await owner.goto(`/admin/ecommerce?tab=orders&search=${number}`);
  await expect(owner.getByRole('table').getByText('Refunded', { exact: true })).toBeVisible();
  await landlord.goto('/portal/tax-receipts');
  await expect(landlord.getByRole('row').filter({ hasText: /^CN-/ }).first()).toContainText('−$');
  expect(errors).toEqual([]);
});
