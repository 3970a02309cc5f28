import { expect, test, type Page } from '@playwright/test';
import { isFocused, pressTabUntil, checkTabOrder } from '../../accessibility/focus.ts';

test.use({ reducedMotion: 'reduce' });
const calgary = '/homes/alberta/calgary';
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const key = (page: Page, name: string) => page.keyboard.press(name);

test('a listing is found, added to the favourites and compared by keyboard', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await test.step('skip link → the content', async () => {
    await key(page, 'Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
    await key(page, 'Enter');
    await expect(page.locator('#content')).toBeFocused();
  });
  await test.step('search by the combobox', async () => {
    await pressTabUntil(page, page.getByRole('main').getByRole('combobox').first());
    await page.keyboard.type('calgar');
    await expect(page.getByRole('option', { name: /Calgary/ }).first()).toBeVisible();
    await key(page, 'ArrowDown');
    await key(page, 'Enter');
    await expect(page).toHaveURL(/\/homes\/alberta\/calgary/);
    await expect(h1(page)).toBeFocused();
    await expect(page).toHaveTitle(/Calgary/);
  });
  await test.step('a filter of the filter bar', async () => {
    const beds = page.getByText('Beds', { exact: true }).first();
    await pressTabUntil(page, beds, 'Shift+Tab');
    await key(page, 'Enter');
    const two = page
      .getByRole('main')
      .getByRole('checkbox', { name: /^2 beds/ })
      .filter({ visible: true });
    await pressTabUntil(page, two);
    await key(page, 'Space');
    await pressTabUntil(page, page.getByRole('button', { name: /^Show \d/ }).filter({ visible: true }));
    await key(page, 'Enter');
    await expect(page).toHaveURL(/beds=2/);
    await expect(page.getByText('2 beds', { exact: true }).first()).toBeFocused();
    await expect(page.locator('main p[role=status]').first()).toContainText('homes');
  });
  await test.step('page 2 → listing', async () => {
    await pressTabUntil(
      page,
      page.getByRole('navigation', { name: 'Pages of homes' }).getByRole('link', { name: 'Next' }),
      'Tab',
      200,
    );
    await key(page, 'Enter');
    await expect(page).toHaveURL(/p=2/);
    await expect(h1(page)).toBeFocused();
    await pressTabUntil(page, page.getByRole('article').first().getByRole('heading').getByRole('link'));
    await key(page, 'Enter');
    await expect(h1(page)).toBeFocused();
    await expect(page).toHaveURL(/-[0-9a-z]{10}$/);
  });
  await test.step('its photos, and the focus returns', async () => {
    const opener = page.getByRole('button', { name: /^Open photo 1 of/ });
    await pressTabUntil(page, opener, 'Shift+Tab');
    await key(page, 'Enter');
    const lightbox = page.getByRole('dialog', { name: 'Photos of the home' });
    await expect(lightbox).toBeVisible();
    await key(page, 'ArrowRight');
    await key(page, 'Escape');
    await expect(lightbox).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
  await test.step('favourites are announced and counted', async () => {
    await pressTabUntil(
      page,
      page
        .getByRole('main')
        .getByRole('button', { name: /^Add to My Picks/ })
        .first(),
    );
    await key(page, 'Space');
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Added to My Picks, 1 home' })).toBeAttached();
    const similar = page
      .locator('section', { has: page.getByRole('heading', { name: 'Similar homes' }) })
      .getByRole('button', { name: /^Add to My Picks/ })
      .first();
    await pressTabUntil(page, similar, 'Tab', 120);
    await key(page, 'Enter');
    await expect(page.getByRole('link', { name: /^My Picks, 2 homes/ }).first()).toBeAttached();
  });
  await test.step('My Picks → compare', async () => {
    await pressTabUntil(page, page.getByRole('banner').getByRole('link', { name: /^My Picks/ }), 'Shift+Tab', 200);
    await key(page, 'Enter');
    await expect(h1(page)).toBeFocused();
    const ticks = page.getByRole('checkbox', { name: /^Compare / });
    for (const at of [0, 1]) {
      await pressTabUntil(page, ticks.nth(at));
      await key(page, 'Space');
    }
    await pressTabUntil(page, page.getByRole('button', { name: 'Compare 2 homes' }));
    await key(page, 'Enter');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(h1(page)).toBeFocused();
    await pressTabUntil(page, page.getByRole('button', { name: 'Back to My Picks' }));
    await key(page, 'Enter');
    await expect(ticks.first()).toBeVisible();
    await expect(h1(page)).toBeFocused();
  });
  await test.step('a guide → the questions', async () => {
    await page.goto('/guides');
    await pressTabUntil(page, page.getByRole('article').first().getByRole('link').first());
    await key(page, 'Enter');
    await expect(h1(page)).toBeFocused();
    await page.goto('/faqs');
    await pressTabUntil(page, page.getByRole('searchbox').or(page.getByLabel('Search the questions')).first());
    await page.keyboard.type('deposit');
    await expect(page.getByRole('status').filter({ hasText: /\d+ questions?/ })).toBeVisible();
    await pressTabUntil(page, page.getByRole('main').locator('summary').first());
    await key(page, 'Enter');
    await expect(page.getByRole('main').locator('details').first()).toHaveAttribute('open', '');
  });
});

test('the login dialog traps the focus and returns it', async ({ page }) => {
  await page.goto('/guides');
  const login = page.getByRole('banner').getByRole('link', { name: 'Login / Sign up' });
  await pressTabUntil(page, login);
  await key(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Login or sign up' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  for (let turn = 0; turn < 12; turn += 1) {
    await key(page, 'Tab');
    expect(
      await isFocused(page, (element) => element === document.body || element.closest('dialog') !== null),
      `after ${turn + 1} tabs`,
    ).toBe(true);
  }
  await pressTabUntil(page, dialog.getByRole('button', { name: 'Log in' }));
  await key(page, 'Enter');
  const email = dialog.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Fill in “Email”.');
  await key(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(login).toBeFocused();
});

test.describe('on a phone with a keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the menu traps the focus, returns it, and follows its links', async ({ page }) => {
    await page.goto(calgary);
    const menu = page.getByRole('button', { name: 'Open the menu' });
    await pressTabUntil(page, menu);
    await key(page, 'Enter');
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await expect(sheet).toBeVisible();
    for (let turn = 0; turn < 25; turn += 1) {
      await key(page, 'Tab');
      expect(
        await isFocused(page, (element) => element === document.body || element.closest('dialog') !== null),
        `after ${turn + 1} tabs`,
      ).toBe(true);
    }
    await key(page, 'Escape');
    await expect(menu).toBeFocused();
    await key(page, 'Enter');
    await pressTabUntil(page, sheet.getByRole('link', { name: 'Guides' }));
    await key(page, 'Enter');
    await expect(sheet).toBeHidden();
    await expect(h1(page)).toBeFocused();
  });
});

for (const { name, width, paths, tag } of [
  { name: 'desktop', width: 1440, paths: ['/', calgary, 'a listing', '/guides', '/faqs'], tag: [] },
  { name: 'phone', width: 390, paths: ['/', calgary, 'a listing'], tag: '@variant' },
]) {
  test(`on a ${name} every tab stop is visible and in document order`, { tag }, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    const { listings } = (await (await page.request.get('/api/listings/alberta/calgary')).json()) as {
      listings: readonly { url: string }[];
    };
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path === 'a listing' ? (listings[0]?.url ?? '') : path);
        await h1(page).waitFor();
        expect(await checkTabOrder(page)).toEqual([]);
      });
    }
  });
}
