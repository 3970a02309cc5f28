import { expect, test, type Browser, type Page } from '@playwright/test';
import { logInAs } from '../../accounts.ts';

const calgary = '/homes/alberta/calgary';
const cards = (page: Page) => page.getByRole('article');
const favouriteButtons = (page: Page) => page.getByRole('button', { name: /^Add to My Picks/ });
const picksLink = (page: Page) => page.getByRole('link', { name: /^My Picks/ }).first();

test('a French page is entirely French: language, title, layout', async ({ page }) => {
  await page.goto(`/fr${calgary}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logements à louer : Calgary');
  await expect(page.getByRole('banner')).toContainText('Connexion / Inscription');
  const frame = `${await page.getByRole('banner').innerText()} ${await page.getByRole('contentinfo').innerText()}`;
  for (const english of ['My Picks', 'Find a home', 'Login', 'Privacy', 'List Your Ad', 'FAQs'])
    expect(frame).not.toContain(english);
});

test('a listing in another language is labelled and marked with its language', async ({ page, request }) => {
  const response = await request.get('/api/listings/quebec/montreal', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  const { listings } = (await response.json()) as { listings: { url: string; title: string }[] };
  const french = listings.find(({ title }) => /\b(appartement|logement|chambre)/i.test(title));
  expect(french, 'a French listing on the first page of Montréal').toBeDefined();
  await page.goto(french?.url ?? '');
  await expect(page.getByText('Written in French')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'fr');
});

const storages: Readonly<Record<string, () => void>> = {
  garbage: () => {
    for (const key of [
      'porchlight:favourites',
      'porchlight:session',
      'porchlight:theme',
      'porchlight:last-search-facts',
      'favourites',
    ]) {
      localStorage.setItem(key, '{"broken');
      sessionStorage.setItem(key, '[[[');
    }
  },
  disabled: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};
for (const [state, spoil] of Object.entries(storages)) {
  test(`the site works with a storage that is ${state}`, async ({ page }) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await page.addInitScript(spoil);
    await page.goto(calgary);
    await favouriteButtons(page).first().click();
    await expect(picksLink(page)).toHaveAccessibleName(/1 home/);
    await picksLink(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Picks' })).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    expect(thrown).toEqual([]);
  });
}

test('a wrong password shows an error for the form, not for a field, and the email stays', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: 'Login / Sign up' })
    .or(page.getByRole('button', { name: 'Login / Sign up' }))
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Login or sign up' });
  await dialog.getByLabel('Email').fill('renter@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect(dialog.getByLabel('Email')).toHaveValue('renter@example.com');
});

const guest = async (browser: Browser) =>
  (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
test('the favourites of two visitors are separate', async ({ browser }) => {
  const [one, other] = [await guest(browser), await guest(browser)];
  for (const [at, page] of [one, other].entries()) {
    await page.goto(calgary);
    await cards(page)
      .nth(at)
      .getByRole('button', { name: /^Add to My Picks/ })
      .click();
    await expect(picksLink(page)).toHaveAccessibleName(/1 home/);
  }
  const favourites = await Promise.all(
    [one, other].map(async (page) => {
      await page.goto('/homes/favourites');
      await expect(cards(page)).toHaveCount(1);
      return cards(page).getByRole('heading').getByRole('link').getAttribute('href');
    }),
  );
  expect(favourites[0]).not.toBe(favourites[1]);
  await Promise.all([one, other].map((page) => page.context().close()));
});

test('a landlord has no My Account; a renter has', async ({ browser }) => {
  for (const [actor, count] of [
    ['landlord', 0],
    ['renter', 1],
  ] as const) {
    const page = await guest(browser);
    await page.goto('/faqs');
    await logInAs(page, actor);
    await page.goto('/faqs');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /account/i })
      .click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'My Account' })).toHaveCount(count);
    await page.context().close();
  }
});
