import { expect, test, type Page } from '@playwright/test';
import { confirmAddress, followLink, openMail } from '../outbox.ts';
import { anAddress, complaintsOf, logIn, openLogin, register, theirPassword as password } from '../people.ts';

const picksIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: /My Picks/ });
/** Presses the hearts of the first homes of a list. */
async function keep(page: Page, count: number): Promise<void> {
  const hearts = page.locator('main').getByRole('button', { name: /My Picks/ });
  for (let at = 0; at < count; at += 1)
    await expect(async () => {
      await hearts.nth(at).click();
      await expect(hearts.nth(at)).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
    }).toPass({ timeout: 20_000 });
}

test('a guest who keeps three homes and signs up still has three, here and on another device', async ({
  page,
  browser,
}) => {
  test.slow();
  const said = complaintsOf(page),
    email = anAddress('leila');
  await page.goto('/homes/alberta/calgary');
  await keep(page, 3);
  await expect(picksIn(page)).toContainText('3');
  await register(page, email);
  await expect(picksIn(page)).toContainText('3');
  await page.goto('/homes/favourites');
  await expect(page.locator('main').getByRole('article')).toHaveCount(3);

  // The address proves itself by the mail; then the account's own list shows them too.
  await confirmAddress(page, email);
  expect(said).toEqual([]);

  const other = await (await browser.newContext()).newPage();
  await other.goto('/');
  await logIn(other, email, password);
  await expect(picksIn(other)).toContainText('3');
  await other.context().close();
});

test('an inquiry sent signed out becomes an account by the link of its mail, with the inquiry in it', async ({
  page,
}) => {
  test.slow();
  const email = anAddress('amara');
  // A letter takes a person a while; one that is sent within seconds is a program's, and held.
  await page.clock.install();
  const {
    listings: [home],
  } = (await (await page.request.get('/api/listings/ontario/toronto?perPage=1')).json()) as {
    listings: readonly { url: string }[];
  };
  await page.goto(home?.url ?? '');
  const card = page.getByRole('complementary', { name: 'Contact the landlord' });
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('textbox', { name: 'First name' }).fill('Amara');
  await card.getByRole('textbox', { name: 'Last name' }).fill('Okafor');
  await card.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.clock.fastForward(10_000);
  await card.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(card.getByRole('status')).toContainText('Sent.');

  await openMail(page, email, 'Your account is ready');
  await followLink(page, '/claim-account/');
  const link = page.url();
  await expect(page.getByText(/Hello Amara/)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password again').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Claim account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The account is yours' })).toBeVisible();

  await page.goto('/admin/my-inquiries');
  await expect(page.getByRole('main').getByRole('status')).toContainText('1 inquiry');
  await page.getByRole('link', { name: /^Open: / }).click();
  await expect(page.locator(`main a[href="${home?.url ?? ''}"]`).first()).toBeVisible();
  // The link worked once.
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
});

test('a forgotten password is chosen anew by a mailed link, which ends the other sessions and works once', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = anAddress('mateo'),
    next = 'nine green kayaks at dawn';
  await page.goto('/');
  await register(page, email);
  const other = await (await browser.newContext()).newPage();
  await other.goto('/');
  const dialog = await openLogin(other);
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByRole('status')).toContainText('a link is on its way');

  await openMail(other, email, 'Choose a new password');
  await followLink(other, '/password-reset/');
  const link = other.url();
  await other.getByLabel('Choose a new password', { exact: true }).fill(next);
  await other.getByLabel(/again/).fill(next);
  await other.getByRole('button', { name: 'Set the password' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Your password is set' })).toBeVisible();
  await other.goto(link);
  await other.getByLabel('Choose a new password', { exact: true }).fill(next);
  await other.getByLabel(/again/).fill(next);
  await other.getByRole('button', { name: 'Set the password' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  await other.context().close();

  // The first browser finds out at its next call, and the new password opens the account again.
  await page.goto('/admin/renter-profile');
  await expect(page.getByText('You have been logged out.')).toBeVisible();
  await logIn(page, email, next);
  await expect(page.getByRole('button', { name: 'Account of Leila Haddad' })).toBeVisible();
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  const email = anAddress('nadia');
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
