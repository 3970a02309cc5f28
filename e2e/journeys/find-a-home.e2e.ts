import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { consoleErrors, logInAs } from '../accounts.ts';

const cards = (page: Page) => page.getByRole('article');
const picksLink = (page: Page) => page.getByRole('link', { name: /^My Picks/ }).first();

test('a visitor finds a listing, adds it to the favourites, and still has it after login @phone', async ({ page }) => {
  const errors = consoleErrors(page);
  await test.step('home → Calgary', async () => {
    await page.goto('/');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const search = page.getByRole('combobox', { name: /City, province or state/ }).first();
    await search.fill('Calg');
    await page
      .getByRole('option', { name: /Calgary/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/homes\/alberta\/calgary/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Calgary');
  });
  await test.step('2 beds up to $2,200 → page 2', async () => {
    await page.goto('/homes/alberta/calgary?beds=2&maxrate=2200');
    await expect(cards(page)).not.toHaveCount(0);
    // Not the inner text: the browser lays out only cards near the screen.
    for (const facts of await cards(page).allTextContents()) {
      expect(facts).toMatch(/2 beds/);
      expect(Number(/\$([\d,]+)/.exec(facts)?.[1]?.replace(',', ''))).toBeLessThanOrEqual(2200);
    }
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const first = cards(page).first().getByRole('heading').getByRole('link');
    const onPageOne = (await first.getAttribute('href')) ?? '';
    await page.getByRole('link', { name: 'Next' }).first().click();
    await expect(page).toHaveURL(/p=2/);
    await expect(page.getByText(/Showing 25 to/)).toBeAttached(); // hidden on phones
    await expect(first).not.toHaveAttribute('href', onPageOne); // the list follows its heading
  });
  const chosen = cards(page).nth(5).getByRole('heading').getByRole('link');
  const address = (await chosen.getAttribute('href')) ?? '';
  await test.step('listing → back returns to the same card', async () => {
    await chosen.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await chosen.click();
    await expect(page).toHaveURL(new RegExp(address));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goBack();
    await expect(page).toHaveURL(/p=2/);
    await expect(page.locator(`a[href="${address}"]`).first()).toBeInViewport();
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(120);
  });
  await test.step('favourite → My Picks → reload → still there', async () => {
    await page
      .locator('article', { has: page.locator(`a[href="${address}"]`) })
      .getByRole('button', { name: /^Add to My Picks/ })
      .click();
    await expect(picksLink(page)).toHaveAccessibleName(/1 home/);
    await picksLink(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Picks' })).toBeVisible();
    await expect(page.locator(`a[href="${address}"]`).first()).toBeVisible();
    await page.reload();
    await expect(page.locator(`a[href="${address}"]`).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  await test.step('login as the demo renter → merged into the favourites of the second remote', async () => {
    await logInAs(page, 'renter');
    await page.goto('/admin/favourite-listings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(`a[href="${address}"]`).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  expect(errors).toEqual([]);
});

test('a new page starts at the top, a reloaded page at its scroll position @phone', async ({ page }) => {
  const heightOf = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/homes/alberta/calgary');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(heightOf).toBeGreaterThan(800);
  await page.reload();
  await expect.poll(heightOf).toBeGreaterThan(800);
  await page.goto('/guides');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await heightOf()).toBe(0);
  await page.goBack();
  await expect.poll(heightOf).toBeGreaterThan(800);
});

test('the login dialog focuses the email field', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('dialog', { name: 'Login or sign up' }).getByLabel('Email')).toBeFocused();
});
