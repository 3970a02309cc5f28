import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { consoleErrors, logInAs } from '../accounts.ts';

test.use({ reducedMotion: 'reduce' });

const city = 'Edmonton';
/** Time in which a change in commerce reaches catalog, on a busy machine. */
const followsWithin = { timeout: 30_000 };

/** Opens the landlord's listings, and returns the row of the live one in a city where no other journey searches. */
async function openListings(page: Page): Promise<Locator> {
  await page.goto('/');
  await logInAs(page, 'landlord');
  await page.goto('/portal/listings');
  return page.getByRole('row').filter({ hasText: '20 Street Northwest' });
}

/** Returns whether a guest finds a listing by its title. */
async function isFound(request: APIRequestContext, { title, id }: { title: string; id: string }): Promise<boolean> {
  const address = `/api/listings/alberta/${city.toLowerCase()}?perPage=60&keyword=${encodeURIComponent(title)}`;
  const { listings } = (await (await request.get(address)).json()) as { listings: readonly { id: string }[] };
  return listings.some((listing) => listing.id === id);
}

/** Confirms the open dialog, and returns the credits that it shows for now and for afterwards. */
async function confirmCost(page: Page, name: RegExp): Promise<{ before: number; after: number }> {
  const dialog = page.getByRole('dialog');
  const balance = await dialog.getByText(/^\d+ now, \d+ after$/).textContent();
  await expectAccessible(page);
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toBeHidden();
  const [before, after] = [...(balance ?? '').matchAll(/\d+/g)].map(Number) as [number, number];
  expect(after).toBeLessThanOrEqual(before);
  return { before, after };
}

/** Returns the credits that featuring a listing used in the last 14 days, and stays on the usage. */
async function featuringOf(page: Page, title: string): Promise<number> {
  await page.goto('/portal/billing/usage?days=14');
  return Number(await page.getByRole('row').filter({ hasText: title }).getByRole('cell').nth(2).textContent());
}

test('a landlord turns a listing off, on again and features it, at the shown price', async ({
  page,
  request: guest,
  browser,
}) => {
  const errors = consoleErrors(page);
  const row = await openListings(page);
  const title = (await row.getByRole('link').first().textContent()) ?? '';
  const url = (await row.getByRole('link', { name: /^View page/ }).getAttribute('href')) ?? '';
  const listing = { title, id: url.slice(-10) };
  const live = row.getByRole('switch');
  await expectAccessible(page);
  expect(await isFound(guest, listing)).toBe(true);
  const usedBefore = await featuringOf(page, title);
  await page.goto('/portal/listings');
  let cost = 0;

  await test.step('off: it leaves search, and its page says that it is gone', async () => {
    await live.press('Space');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    await expect(live).not.toBeChecked();
    await expect(live).toBeFocused();
    await expect.poll(() => isFound(guest, listing), followsWithin).toBe(false);
    const guestPage = await (await browser.newContext()).newPage();
    await guestPage.goto(url);
    await expect(guestPage.getByText('This home is no longer available')).toBeVisible();
    await guestPage.context().close();
  });
  await test.step('the tab of listings that are off shows it', async () => {
    await page.getByRole('link', { name: /^Off/ }).click();
    await expect(row).toBeVisible();
    await page.getByRole('link', { name: /^All/ }).click();
  });
  await test.step('on: it is found again', async () => {
    await live.press('Space');
    await confirmCost(page, /^Turn on/);
    await expect(live).toBeChecked();
    await expect.poll(() => isFound(guest, listing), followsWithin).toBe(true);
  });
  await test.step('featured: the wallet holds what the dialog showed', async () => {
    await row.getByRole('button', { name: `Feature ${title}` }).click();
    const { before, after } = await confirmCost(page, /^Feature/);
    cost = before - after;
    await expect(row.getByRole('button', { name: `Featured ${title}` })).toBeFocused();
    await page.goto('/portal/billing');
    await expect(page.locator('dl').getByText(String(after), { exact: true })).toBeVisible();
  });
  await test.step('the usage shows what featuring cost, in the table of the chart too', async () => {
    expect(await featuringOf(page, title)).toBe(usedBefore + cost);
    await page.getByText('Show as table').press('Enter');
    await expect(page.getByRole('table', { name: 'Credits by day and listing' })).toBeVisible();
    await expectAccessible(page);
  });
  expect(errors).toEqual([]);
});

test('the listings fit a phone @phone', async ({ page }) => {
  await openListings(page);
  const live = page.getByRole('switch', { checked: true }).last();
  await live.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Turn off' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(live).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 0)); // axe reports links under the bar of phones as small targets
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
