import { expect, test, type APIRequestContext } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { authHeaders } from '../../demo-login.ts';

test.setTimeout(180_000);
test.use({ reducedMotion: 'reduce' });

/** Returns the last live listing of the demo landlord. */
async function aLiveListing(request: APIRequestContext, headers: Readonly<Record<string, string>>) {
  const response = await request.get('/api/elandlord/listings?state=live', { headers });
  expect(response.status()).toBe(200);
  const { listings } = (await response.json()) as { listings: { id: string; title: string; url?: string }[] };
  const found = listings.findLast(({ url }) => url !== undefined);
  if (!found?.url) throw new Error('the demo landlord has no live listing');
  return { id: found.id, title: found.title, url: found.url };
}

test('three people report a listing, support suspends it, and a colleague restores it after an appeal', async ({
  page,
  browser,
  request,
}) => {
  const errors = consoleErrors(page);
  const landlord = await authHeaders(request, 'landlord');
  const listing = await aLiveListing(request, landlord);

  await test.step('a guest reports it on its page', async () => {
    await page.goto(listing.url);
    await page.getByRole('button', { name: 'Report this listing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this listing' });
    await dialog.getByRole('radio', { name: 'Stolen photos, or not the owner' }).check();
    await dialog.getByRole('textbox', { name: /What did you see/ }).fill('These photos are of my own home.');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText(/Its number is R-/)).toBeVisible();
  });

  await test.step('the reports of two others hide it', async () => {
    for (const actor of ['renter', 'admin']) {
      const headers = await authHeaders(request, actor);
      const response = await request.post(`/api/report-listing/${listing.id}`, { headers, data: { reason: 'stolen' } });
      expect(response.status()).toBe(202);
    }
    await expect(async () => expect((await request.get(`/api/listing/${listing.id}`)).status()).toBe(410)).toPass({
      timeout: 75_000,
    });
  });

  await test.step('support suspends it, and all reports are closed', async () => {
    await page.goto('/');
    await logInAs(page, 'support');
    await page.goto('/support/reported-listings/');
    await page.getByRole('link', { name: listing.title }).click();
    await expect(page.getByText('Three people reported it within 72 hours.', { exact: false })).toBeVisible();
    await expect(page.getByRole('region', { name: '3 reports' })).toContainText('These photos are of my own home.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Suspend listing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Suspend the listing' });
    await dialog.getByRole('combobox', { name: 'What you confirmed' }).selectOption('stolen');
    await expect(dialog.getByRole('textbox')).toHaveValue(/^The photos or the text belong to another listing/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Suspend listing' }).click();
    await expect(page.getByText(/^Suspended\./)).toBeVisible();
    await page.goto('/support/reported-listings/?list=closed');
    const closed = page.getByRole('row').filter({ hasText: listing.title });
    await expect(closed.filter({ hasText: 'Suspended' })).toBeVisible();
  });

  const landlordPage = await (await browser.newContext({ locale: 'en-CA' })).newPage();
  await test.step('its landlord reads why, and appeals', async () => {
    await landlordPage.goto('/');
    await logInAs(landlordPage, 'landlord');
    await landlordPage.goto(`/portal/listings/${listing.id}`);
    await expect(landlordPage.getByText('Our support team suspended this listing')).toBeVisible();
    await expect(landlordPage.getByText('These photos are of my own home.')).toHaveCount(0);
    await landlordPage.getByRole('button', { name: 'Appeal' }).click();
    const dialog = landlordPage.getByRole('dialog', { name: 'Appeal against the decision' });
    await dialog.getByRole('textbox').fill('I took these photos myself, and can show the originals.');
    await expectAccessible(landlordPage);
    await dialog.getByRole('button', { name: 'Send appeal' }).click();
    await expect(landlordPage.getByText(/^You appealed on/)).toBeVisible();
    await expectAccessible(landlordPage);
  });

  await test.step('the member of support who suspended it cannot decide about the appeal', async () => {
    await page.goto('/support/reported-listings/?list=appealed');
    await page.getByRole('link', { name: listing.title }).click();
    await expect(page.getByText('A colleague decides about the appeal.', { exact: false })).toBeVisible();
  });

  await test.step('a colleague shows it again', async () => {
    const colleague = await (await browser.newContext({ locale: 'en-CA' })).newPage();
    await colleague.goto('/');
    await logInAs(colleague, 'owner');
    await colleague.goto('/support/reported-listings/?list=appealed');
    await colleague.getByRole('link', { name: listing.title }).click();
    await colleague.getByRole('button', { name: 'Show it again' }).click();
    const dialog = colleague.getByRole('dialog', { name: 'Show the listing again' });
    await dialog.getByRole('textbox').fill('The originals show that the photos are hers.');
    await dialog.getByRole('button', { name: 'Show it again' }).click();
    await expect(colleague.getByText(/^Shown again\./)).toBeVisible();
    await expect(async () => expect((await request.get(`/api/listing/${listing.id}`)).status()).toBe(200)).toPass({
      timeout: 75_000,
    });
  });
  expect(errors).toEqual([]);
});

test('ten reports are decided with one key each, and the last decision is undone', async ({ page, request }) => {
  const errors = consoleErrors(page);
  const search = await request.get('/api/listings/ontario/toronto');
  const { listings } = (await search.json()) as { listings: { id: string }[] };
  for (const [at, actor] of (['landlord', 'owner'] as const).entries()) {
    const headers = await authHeaders(request, actor);
    for (const { id } of listings.slice(at * 5, at * 5 + 5)) {
      const data = { reason: 'stolen', details: 'I have seen these photos elsewhere.' };
      expect((await request.post(`/api/report-listing/${id}`, { headers, data })).status()).toBe(202);
    }
  }
  const support = await authHeaders(request, 'support');
  const open = async () => {
    const response = await request.get('/api/support/reported-listings', { headers: support });
    return ((await response.json()) as { reportedListings: { id: string; title: string }[] }).reportedListings;
  };
  const openIds = async () => (await open()).map(({ id }) => id);
  const queue = await open();
  const before = queue.map(({ id }) => id);
  await page.goto('/');
  await logInAs(page, 'support');
  await page.goto(`/support/reported-listings/${before[0]}`);
  const begun = Date.now();
  for (let decided = 1; decided <= 10; decided += 1) {
    // The address changes before the page: a key that is pressed in between is for the reports that were decided.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(queue[decided - 1]?.title ?? '');
    await expect(page.getByRole('group', { name: 'Decide' })).toBeVisible();
    await page.keyboard.press('d');
    await expect(page).not.toHaveURL(new RegExp(`${before[decided - 1]}$`));
  }
  test.info().annotations.push({ type: 'ten reports', description: `10 keys, ${Date.now() - begun} ms` });
  expect(await openIds()).toEqual(before.slice(10));
  await page.keyboard.press('u');
  await expect(page).toHaveURL(new RegExp(`${before[9]}$`));
  await expect.poll(openIds).toEqual(before.slice(9));
  expect(errors).toEqual([]);
});
