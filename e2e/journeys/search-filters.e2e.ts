import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { consoleErrors } from '../accounts.ts';

const cards = (page: Page) => page.getByRole('article');
const resultStatus = (page: Page) => page.locator('main p[role=status]').first();
const numberIn = (text: string) => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', '') ?? NaN);
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;
// The map loads after the list, in its own chunks; it can be moved once it shows listings.
const arrived = { timeout: 20_000 };
const map = (page: Page) => page.getByRole('application', { name: /^Map of homes/ });

test('filters show the count of each choice, and apply it', async ({ page }) => {
  const errors = consoleErrors(page);
  await page.goto('/homes/alberta/calgary');
  await page.getByText('Pets', { exact: true }).first().click();
  const cats = page.getByRole('checkbox', { name: /^Cats \(/ });
  const promised = numberIn(await page.locator('label', { has: cats }).innerText());
  await page.locator('label', { has: cats }).getByText(/^Cats/).click(); // most people press the words
  await expect(cats).toBeChecked();
  await expect(page.getByRole('button', { name: `Show ${promised.toLocaleString('en-CA')} homes` })).toBeVisible();
  await page.getByRole('button', { name: `Show ${promised.toLocaleString('en-CA')} homes` }).click();
  await expect(page).toHaveURL(/petpolicies=cats/);
  await expect(resultStatus(page)).toContainText(promised.toLocaleString('en-CA'));
  await expect(page.getByText('Pets: 1')).toBeFocused();
  expect(errors).toEqual([]);
});

test('the filter dialog updates its count, light and dark @phone', async ({ page }) => {
  await page.goto('/homes/alberta/calgary?beds=2');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
    await page.getByRole('button', { name: isPhone(page) ? /^Filters/ : /^More filters/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await expect(dialog.getByRole('checkbox', { name: /^Heat \(/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: isPhone(page) ? /^Filters/ : /^More filters/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  const heat = dialog.getByRole('checkbox', { name: /^Heat \(/ });
  const promised = numberIn(
    await dialog.locator('label', { has: page.getByRole('checkbox', { name: /^Heat \(/ }) }).innerText(),
  );
  await heat.check();
  await dialog.getByRole('button', { name: new RegExp(`^Show ${promised.toLocaleString('en-CA')} homes?$`) }).click();
  await expect(page).toHaveURL(/beds=2&utilities=heat/);
  await expect(resultStatus(page)).toContainText(`${promised.toLocaleString('en-CA')} home`);
  await expectNoSidewaysScroll(page);
});

test('the list follows the map: moved and reset', async ({ page }) => {
  const errors = consoleErrors(page);
  const firstMarkers = page.waitForResponse(/\/api\/map-markers/);
  await page.goto('/homes/alberta/calgary');
  const everywhere = numberIn(await resultStatus(page).innerText());
  expect(((await (await firstMarkers).json()) as { count: number }).count).toBe(everywhere);
  await expect(map(page).getByRole('button').first()).toBeVisible(arrived);
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect(page).toHaveURL(/bounds=/);
  const chip = page.getByRole('link', { name: 'Remove filter: An area on the map' });
  await expect(chip).toBeVisible();
  const box = new URL(page.url()).searchParams.get('bounds') ?? '';
  expect(box).toMatch(/^-?\d+\.\d{1,6}(,-?\d+\.\d{1,6}){3}$/);
  const { count } = (await (await page.request.get(`/api/map-markers?bounds=${box}&zoom=12`)).json()) as {
    count: number;
  };
  await expect(resultStatus(page)).toContainText(`${count.toLocaleString('en-CA')} homes in this map area`);
  await expectAccessible(page);
  await chip.click();
  await expect(page).not.toHaveURL(/bounds=/);
  await expect(resultStatus(page)).toContainText(everywhere.toLocaleString('en-CA'));
  await page.getByRole('checkbox', { name: 'Search as I move the map' }).uncheck();
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await page.getByRole('button', { name: 'Search this area' }).click();
  await expect(page).toHaveURL(/bounds=/);
  await page.getByRole('button', { name: 'Hide map' }).click();
  await expect(map(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show map' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a card opens its listing; back restores focus and scroll position', async ({ page }) => {
  await page.goto('/homes/alberta/calgary?beds=3');
  await expect(map(page)).toBeVisible(arrived);
  const chosen = cards(page).nth(9).getByRole('heading').getByRole('link');
  const address = (await chosen.getAttribute('href')) ?? '';
  await chosen.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await chosen.click();
  await expect(page).toHaveURL(new RegExp(address));
  await page.goBack();
  await expect(page.locator(`a[href="${address}"]`).first()).toBeFocused();
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(120);
  await expect(map(page)).toBeVisible(arrived);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('the map is full screen, with a button to the list', async ({ page }) => {
    await page.goto('/homes/alberta/calgary');
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(map(page)).toBeVisible(arrived);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Next home' }).click();
    await page.getByRole('button', { name: 'Next home' }).click();
    await expect(
      page.getByRole('list', { name: 'Homes in this search' }).getByRole('listitem').nth(1),
    ).toBeInViewport();
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect(map(page)).toBeHidden();
    await expect(cards(page).first()).toBeVisible();
  });
});

test('a misspelt query finds its location and keeps its filters @phone', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('combobox', { name: /City, province or state/ }).first();
  await search.fill('2 bed calgry pets');
  await expect(page.getByText('Did you mean …')).toBeVisible();
  await expectAccessible(page);
  await search.press('Enter');
  await expect(page).toHaveURL(/\/homes\/alberta\/calgary\?.*beds=2/);
  await expect(page).toHaveURL(/petpolicies=cats,dogs/);
  await expect(page.getByText(/Showing Calgary\./)).toBeVisible();
  await expect(page.getByRole('link', { name: /Search instead for/ })).toHaveAttribute('href', /keyword=/);
});

test('without results the page suggests filters to remove, and saves the search @phone', async ({ page }) => {
  await page.goto('/homes/alberta/calgary?beds=4&maxrate=800&utilities=heat');
  await expect(page.getByRole('heading', { name: 'No homes match your search' })).toBeVisible();
  await expectAccessible(page);
  const suggestion = page.getByRole('link', { name: /^Remove “.*” \(\d+ homes?\)$/ }).first();
  const promised = numberIn((await suggestion.innerText()).split('(').at(-1) ?? '');
  await page.getByRole('button', { name: 'Save search' }).first().click();
  await page.getByRole('button', { name: 'Save on this device' }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await suggestion.click();
  await expect(resultStatus(page)).toContainText(`${promised} home`);
  await page.goto('/');
  const saved = page.getByRole('region', { name: 'Saved on this device' });
  await expect(saved.getByRole('link', { name: /^Calgary, 4\+ beds, Up to \$800/ })).toBeVisible();
  await saved.getByRole('button', { name: /^Remove Calgary/ }).click();
  await expect(saved).toHaveCount(0);
});

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false });
  test('all filters are a form, and a misspelt location is corrected', async ({ page }) => {
    await page.goto('/homes/alberta/calgary?beds=2');
    await expect(page.getByRole('button', { name: 'Save search' })).toBeHidden();
    await page.locator('summary', { hasText: 'More filters' }).click();
    await page.getByRole('checkbox', { name: 'Balcony' }).check();
    await page.locator('details[open]').getByRole('button', { name: 'Show homes' }).click();
    await expect(page).toHaveURL(/beds=2/);
    await expect(page).toHaveURL(/amenities=balcony/);
    await expect(cards(page)).not.toHaveCount(0);
    await page.goto('/homes?q=calgry');
    await expect(page).toHaveURL(/\/homes\/alberta\/calgary\?q=calgry/);
    await expect(page.getByText(/Showing Calgary\./)).toBeVisible();
  });
});
