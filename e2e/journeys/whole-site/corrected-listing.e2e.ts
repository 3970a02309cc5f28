import { expect, test, type APIRequestContext } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { authHeaders } from '../../demo-login.ts';

test.setTimeout(180_000);
test.use({ reducedMotion: 'reduce' });

interface Home {
  readonly id: string;
  readonly title: string;
  readonly rent: number;
}

/** Returns a live listing of the demo landlord that has cost credits, and no more than support may return alone. */
async function aPaidListing(request: APIRequestContext): Promise<Home> {
  const response = await request.get('/api/elandlord/listings?state=live', {
    headers: await authHeaders(request, 'landlord'),
  });
  const { listings } = (await response.json()) as { listings: Home[] };
  const headers = await authHeaders(request, 'support');
  for (const listing of listings) {
    const refunds = await (await request.get(`/api/support/listing-refunds/${listing.id}`, { headers })).json();
    const { choices } = refunds as { choices: { scope: string; credits: number; isAlone: boolean }[] };
    if (choices.some(({ scope, credits, isAlone }) => scope === 'month' && credits > 0 && isAlone)) return listing;
  }
  throw new Error('no live listing of the demo landlord has cost credits');
}

test('support corrects the rent of a reported listing, and returns its credits', async ({ page, browser, request }) => {
  const errors = consoleErrors(page);
  const { id, title } = await aPaidListing(request);
  const reported = await request.post(`/api/report-listing/${id}`, {
    headers: await authHeaders(request, 'admin'),
    data: { reason: 'wrong-details', details: 'On the phone the rent was higher.' },
  });
  expect(reported.status()).toBe(202);
  await page.goto('/');
  await logInAs(page, 'support');
  await page.goto('/support/reported-listings/');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const address = page.url();

  await test.step('the credits are returned by keyboard', async () => {
    await expect(page.getByRole('group', { name: 'Decide' })).toBeVisible();
    await page.keyboard.press('m');
    const dialog = page.getByRole('dialog', { name: 'Return credits of the listing' });
    await dialog.getByRole('radio', { name: /^That and its days/ }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Return credits' }).click();
    await expect(dialog).toBeHidden();
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/credits? (is|are) in the wallet/)).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Return credits' })).toHaveCount(0);
  });

  await test.step('the rent is corrected, and the reports are closed', async () => {
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'Correct the listing' });
    await dialog.getByRole('combobox', { name: 'What you confirmed' }).selectOption('wrong-details');
    await dialog.getByRole('textbox', { name: 'Rent', exact: true }).fill('2345');
    await expect(dialog.getByRole('region', { name: 'What changes' })).toContainText('Rent: $2,345');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Correct fields' }).click();
    await expect(page.getByText(/^Corrected\./)).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('region', { name: 'Decision' })).toContainText('Corrected');
    await expect(async () => {
      const { listing } = (await (await request.get(`/api/listing/${id}`)).json()) as { listing: Home };
      expect(listing.rent).toBe(2_345);
    }).toPass({ timeout: 75_000 });
  });

  await test.step('its landlord finds the reason beside the credits', async () => {
    const landlord = await (await browser.newContext({ locale: 'en-CA' })).newPage();
    await landlord.goto('/');
    await logInAs(landlord, 'landlord');
    await landlord.goto('/portal/transactions');
    await expect(landlord.getByText('Reports took your listing off the site', { exact: false }).first()).toBeVisible();
  });
  expect(errors).toEqual([]);
});
