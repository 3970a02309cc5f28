import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { consoleErrors } from '../accounts.ts';

interface Card {
  readonly url: string;
  readonly photoCount: number;
  readonly areaMedian?: number;
  readonly beds: number;
}
/** Returns a listing with at least five photos and a median rent of its area. */
async function findListing(page: Page): Promise<Card> {
  const { listings } = (await (await page.request.get('/api/listings/alberta/calgary?beds=1&perPage=60')).json()) as {
    listings: readonly Card[];
  };
  const found = listings.find(({ photoCount, areaMedian }) => photoCount >= 5 && areaMedian !== undefined);
  if (!found) throw new Error('no one-bedroom listing in Calgary has five photos and an area median');
  return found;
}
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Photos of the home' });

test('a listing is viewed, compared with its area, shared and left for a similar one @phone', async ({
  page,
  context,
}) => {
  const errors = consoleErrors(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const listing = await findListing(page);
  await page.goto(listing.url);
  await test.step('photos by keyboard: open, next, close, and the focus returns', async () => {
    const opener = page
      .getByRole('button', { name: /^(Open photo 1 of|See all)/ })
      .filter({ visible: true })
      .first();
    await opener.focus();
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(lightbox(page)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    const count = (at: number) => lightbox(page).getByText(`${at} / ${listing.photoCount}`, { exact: true });
    await expect(count(1)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect(count(2)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(count(1)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
  await test.step('share copies the address', async () => {
    await page.getByRole('button', { name: 'Share this home' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
  await test.step('the map loads when it is scrolled near, without a layout fault', async () => {
    await expect(page.getByRole('application')).toHaveCount(0);
    await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('application', { name: 'Map of homes, 1 shown' })).toBeVisible();
    await expect(page.getByRole('figure')).toContainText('This home:');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  await test.step('a report gets a number', async () => {
    await page.getByRole('button', { name: 'Report this listing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this listing' });
    await dialog.getByRole('radio', { name: 'Already rented, or not available' }).check();
    await expect(dialog).toHaveCSS('opacity', '1');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    const thanks = page.getByRole('dialog', { name: 'Thank you for your report' });
    await expect(thanks.getByText(/Its number is R-[2-9A-Z]{8}/)).toBeVisible();
    await expectAccessible(page);
    await thanks.getByRole('button', { name: 'Done' }).click();
    await expect(thanks).toBeHidden();
  });
  await test.step('rent trends of the city as chart, sentence and table', async () => {
    await page.getByRole('link', { name: 'Rent trends in Calgary' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rent trends in Calgary' })).toBeFocused();
    await expect(page.getByRole('row', { name: /^1 bed / })).toContainText(/\$\d,\d{3}/);
    await expect(page.getByRole('figure')).toContainText(/Rents in Calgary, 1 bed: \$\d,\d{3} \(/);
    await page.getByText('Show as table').click();
    await expect(page.getByRole('table', { name: /month by month/ }).getByRole('row')).toHaveCount(25);
    await page.evaluate(() => window.scrollTo(0, 0)); // axe reports links under the sticky header as small targets
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: '2 beds' }).click();
    await expect(page.getByRole('figure')).toContainText('Rents in Calgary, 2 beds');
    await page.goBack();
    await page.goBack();
  });
  await test.step('a similar listing opens at the top', async () => {
    await expect(page).toHaveURL(new RegExp(`${listing.url}$`));
    const similar = page
      .locator('section', { has: page.getByRole('heading', { name: 'Similar homes' }) })
      .getByRole('article')
      .first()
      .getByRole('heading')
      .getByRole('link');
    const address = (await similar.getAttribute('href')) ?? '';
    expect(address).not.toBe(listing.url);
    await similar.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: 'Report this listing' }).click();
    await expect(page.getByRole('dialog', { name: 'Report this listing' })).toBeVisible();
  });
  expect(errors).toEqual([]);
});

test('the focus returns to the opened photo', async ({ page }) => {
  await page.goto((await findListing(page)).url);
  const third = page.getByRole('button', { name: /^Open photo 3 of/ });
  await expect(async () => {
    await third.press('Enter');
    await expect(lightbox(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(third).toBeFocused();
});

test('the phone bar shows price, favourite and inquiry buttons, and covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto((await findListing(page)).url);
  const bar = page.getByRole('region', { name: 'Contact the landlord' });
  await expect(bar).toContainText(/\$\d,\d{3} a month/);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.getByRole('button', { name: 'Send inquiry' }).click();
  const sheet = page.getByRole('dialog', { name: 'Message the landlord' });
  await expect(sheet.getByRole('textbox', { name: 'Your message' })).toHaveValue(/^Hello, I’m interested/);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link').last().scrollIntoViewIfNeeded();
  await expect(bar).not.toBeInViewport();
});

test('a listing rented in the meantime says so and shows similar listings', async ({ page }) => {
  const { url } = await findListing(page);
  const id = url.slice(-10);
  const { listings } = (await (await page.request.get('/api/listings/alberta/calgary?beds=1&perPage=4')).json()) as {
    listings: readonly Card[];
  };
  await page.route(`**/api/listing/${id}?*`, (route) =>
    route.fulfill({
      json: { listing: { id, title: 'Bright home', city: 'Calgary', unavailable: 'rented' }, similar: listings },
    }),
  );
  await page.goto('/homes/alberta/calgary?beds=1');
  await page.locator(`a[href="${url}"]`).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'This home is no longer available' })).toBeFocused();
  await expect(page.getByText('Bright home', { exact: true })).toBeVisible();
  await expect(page.getByText('It was rented or taken off the market. Here are similar homes.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expectAccessible(page);
});

test('an unknown listing is 404, another slug redirects to the canonical address', async ({ page }) => {
  expect((await page.goto('/homes/alberta/calgary/nothing-zzzzzzzzzz'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find this home' })).toBeVisible();
  const { url } = await findListing(page);
  const moved = await page.request.get(`/homes/ontario/ottawa/other-words-${url.slice(-10)}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, url]);
});

test('a listing and the rents of its city are readable without scripts', async ({ browser, page }) => {
  const { url } = await findListing(page);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(url);
  await expect(plain.getByText(/(above|below|About) typical$/)).toBeVisible();
  await expect(plain.getByRole('heading', { name: 'Similar homes' })).toBeVisible();
  await plain.getByRole('link', { name: 'Rent trends in Calgary' }).click();
  await expect(plain.getByRole('row', { name: /^2 beds / })).toContainText(/\$\d,\d{3}/);
  await expect(plain.getByRole('figure').locator('path')).toHaveCount(2);
  await plain.getByText('Show as table').click();
  await expect(plain.getByRole('table', { name: /month by month/ })).toBeVisible();
  await context.close();
});

test('rent trends of an unknown location are 404', async ({ page }) => {
  const response = await page.goto('/homes/alberta/calgery/rent-trends');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find that place' })).toBeVisible();
});
