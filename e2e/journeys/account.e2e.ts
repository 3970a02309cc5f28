import { expect, test, type Page } from '@playwright/test';
import { confirmAddress, followLink, openMail } from '../outbox.ts';
import { uniqueEmail, consoleErrors, logIn, openLogin, register, testPassword as password } from '../accounts.ts';

const picksIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: /My Picks/ });
/** Adds the first listings of a list to the favourites. */
async function addFavourites(page: Page, count: number): Promise<void> {
  const buttons = page.locator('main').getByRole('button', { name: /My Picks/ });
  for (let at = 0; at < count; at += 1)
    await expect(async () => {
      await buttons.nth(at).click();
      await expect(buttons.nth(at)).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
    }).toPass({ timeout: 20_000 });
}

test('a guest with three favourites has the same three after sign-up, also on another device', async ({
  page,
  browser,
}) => {
  test.slow();
  const errors = consoleErrors(page);
  const email = uniqueEmail('leila');
  await page.goto('/homes/alberta/calgary');
  await addFavourites(page, 3);
  await expect(picksIn(page)).toContainText('3');
  await register(page, email);
  await expect(picksIn(page)).toContainText('3');
  await page.goto('/homes/favourites');
  await expect(page.locator('main').getByRole('article')).toHaveCount(3);

  // The mail confirms the email address; after that the list of the account shows the listings too.
  await confirmAddress(page, email);
  expect(errors).toEqual([]);

  const otherPage = await (await browser.newContext()).newPage();
  await otherPage.goto('/');
  await logIn(otherPage, email, password);
  await expect(picksIn(otherPage)).toContainText('3');
  await otherPage.context().close();
});

test('an inquiry of a guest is in the account that the guest creates afterwards', async ({ page }) => {
  test.slow();
  const email = uniqueEmail('amara');
  const {
    listings: [listing],
  } = (await (await page.request.get('/api/listings/ontario/toronto?perPage=1')).json()) as {
    listings: readonly { url: string }[];
  };
  await page.goto(listing?.url ?? '');
  const card = page.getByRole('complementary', { name: 'Contact the landlord' });
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('textbox', { name: 'First name' }).fill('Amara');
  await card.getByRole('textbox', { name: 'Last name' }).fill('Okafor');
  // A guest's message within 3 seconds of opening the page is held, so the address is typed at a person's speed.
  await card.getByRole('textbox', { name: 'Email' }).pressSequentially(email, { delay: 150 });
  await card.getByRole('checkbox', { name: /^I agree to share with/ }).check();
  await card.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(card.getByRole('status')).toContainText('Sent.');

  // The guest's registration leads to the account that the inquiry created.
  await page.goto('/');
  await register(page, email);
  await openMail(page, email, 'Your account is ready');
  await followLink(page, '/claim-account/');
  const link = page.url();
  await expect(page.getByText(/Hello Amara/)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Claim account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The account is yours' })).toBeVisible();

  await page.goto('/admin/my-inquiries');
  await expect(page.getByRole('main').getByRole('status')).toContainText('1 inquiry');
  await page.getByRole('link', { name: /^Open: / }).click();
  await expect(page.locator(`main a[href="${listing?.url ?? ''}"]`).first()).toBeVisible();
  // The link works once.
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
});

test('a warning about the address arrives without moving the button under the pointer', async ({ page }) => {
  let respond: (() => void) | undefined;
  await page.route('**/api/mail-domains?*', async (route) => {
    await new Promise<void>((resolve) => {
      respond = resolve;
    });
    await route.fulfill({ json: { receivesMail: false } });
  });
  await page.goto('/');
  const dialog = await openLogin(page);
  await dialog.getByRole('tab', { name: 'Sign up' }).click();
  await dialog.getByLabel('Email').fill('leila@a-rather-long-name-of-a-company-without-mail.example');
  const isLookedUp = page.waitForRequest('**/api/mail-domains?*');
  await dialog.getByLabel('Password', { exact: true }).focus();
  await isLookedUp;
  const button = dialog.getByRole('button', { name: 'Create account' });
  const before = await button.boundingBox();
  respond?.();
  await expect(dialog.getByText('We found no mail server').and(dialog.getByRole('status'))).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test('a mailed link resets a forgotten password once and ends all other sessions', async ({ page, browser }) => {
  test.slow();
  const email = uniqueEmail('mateo');
  const next = 'nine green kayaks at dawn';
  await page.goto('/');
  await register(page, email);
  const otherPage = await (await browser.newContext()).newPage();
  await otherPage.goto('/');
  const dialog = await openLogin(otherPage);
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog.getByRole('status')).toContainText('a link is on its way');

  await openMail(otherPage, email, 'Choose a new password');
  await followLink(otherPage, '/password-reset/');
  const link = otherPage.url();
  await otherPage.getByLabel('Choose a new password', { exact: true }).fill(next);
  await otherPage.getByLabel('Confirm password').fill(next);
  await otherPage.getByRole('button', { name: 'Set password' }).click();
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Your password is set' })).toBeVisible();
  await otherPage.goto(link);
  await otherPage.getByLabel('Choose a new password', { exact: true }).fill(next);
  await otherPage.getByLabel('Confirm password').fill(next);
  await otherPage.getByRole('button', { name: 'Set password' }).click();
  await expect(otherPage.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  await otherPage.context().close();

  // The next request of the first browser is rejected; the new password logs in again.
  await page.goto('/admin/renter-profile');
  const loginDialog = page.getByRole('dialog', { name: 'Login or sign up' });
  await expect(loginDialog.getByText('You have been logged out.')).toBeVisible();
  await loginDialog.getByLabel('Email').fill(email);
  await loginDialog.getByLabel('Password', { exact: true }).fill(next);
  await loginDialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/admin\/renter-profile$/);
  await expect(page.getByRole('button', { name: 'Account of Leila Haddad' })).toBeVisible();
});

test('a logout in one tab logs out the other', async ({ page, context }) => {
  const email = uniqueEmail('nadia');
  await page.goto('/');
  await register(page, email);
  const tab = await context.newPage();
  await tab.goto('/homes/alberta/calgary');
  await expect(tab.getByRole('button', { name: /Account of/ })).toBeVisible();
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are logged out')).toBeVisible();
  await expect(tab.getByRole('button', { name: /Account of/ })).toBeHidden();
  await expect(
    tab
      .getByRole('button', { name: 'Login / Sign up' })
      .or(tab.getByRole('link', { name: 'Login / Sign up' }))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});
