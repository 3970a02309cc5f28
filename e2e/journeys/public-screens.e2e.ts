import { expect, test, type Page } from '@playwright/test';

const firstCard = (page: Page) =>
  page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');

test('the login is in the header of a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login / Sign up' })).toBeVisible();
});

test('the contact card of a phone has no heading without its form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/homes/alberta/calgary');
  await page.goto((await firstCard(page).getAttribute('href')) ?? '');
  const card = page.getByRole('complementary', { name: 'Contact the landlord' });
  await expect(card).toBeVisible();
  await expect(card.getByRole('heading', { level: 2 })).toHaveCount(0);
});

test('a listing offers the way back to a search only where it was opened from it', async ({ page }) => {
  await page.goto('/homes/alberta/calgary?beds=3');
  await expect(page.locator('main p[role=status]').first()).toContainText(/\d homes/);
  const path = (await firstCard(page).getAttribute('href')) ?? '';
  const back = page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: /^Back to/ });
  await firstCard(page).click();
  await expect(back).toHaveText(/^Back to [\d,]+\+? homes$/);
  await page.goto('/');
  await page.goto('/homes/alberta/edmonton');
  await page.waitForFunction(() => sessionStorage.getItem('porchlight:last-search') === '/homes/alberta/edmonton');
  await page.goto(path);
  await expect(back).toHaveText('Back to homes');
});

test('the focus ring stands out on the dark hero', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('main').getByRole('button', { name: 'Use my location' });
  await expect(button).toBeVisible();
  await page.getByRole('combobox').first().focus();
  while (!(await button.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  const ratio = await button.evaluate((element) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d')!;
    const luminance = (colour: string) => {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) =>
        value / 255 <= 0.040_45 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const dusk = getComputedStyle(document.documentElement).getPropertyValue('--dusk');
    const [low = 0, high = 0] = [luminance(getComputedStyle(element).outlineColor), luminance(dusk)].sort(
      (a, b) => a - b,
    );
    return (high + 0.05) / (low + 0.05);
  });
  expect(ratio).toBeGreaterThan(3);
});

test('cards on the screen are reported as impressions in one request, those below it are not', async ({ page }) => {
  const reported = page.waitForRequest(
    (request) => request.url().endsWith('/api/activity') && request.postData()?.includes('impression') === true,
  );
  await page.goto('/homes/alberta/calgary');
  const ids = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['listing']));
  const { events } = (await reported).postDataJSON() as { events: { kind: string; listingId: string }[] };
  expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(['impression']));
  expect(events.map(({ listingId }) => listingId)).toContain(ids[0]);
  expect(events.map(({ listingId }) => listingId)).not.toContain(ids.at(-1));
});
