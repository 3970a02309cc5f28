import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { followLink, openMail } from '../outbox.ts';
import { consoleErrors, logInAs } from '../accounts.ts';

const saveSearch = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save search' }).first();
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
/** Returns a search that no other run has saved. */
const uniqueSearch = () => `/homes/alberta/calgary?maxrate=${6000 + Math.floor(Math.random() * 90_000)}`;

test('a guest subscribes to new listings, confirms by mail, receives them, and unsubscribes without an account', async ({
  page,
}) => {
  test.slow();
  const errors = consoleErrors(page);
  const email = `alerts-${Date.now()}@example.com`;
  await page.goto('/homes/alberta/calgary');
  await saveSearch(page).click();
  const dialog = dialogOf(page, 'Save search');
  await expect(dialog.getByText('Every email has an unsubscribe link. No account needed.')).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('button', { name: 'Email me new homes' }).click();
  await expect(dialogOf(page, 'Check your inbox').getByRole('status')).toContainText(email);

  await openMail(page, email, /Confirm your email alert/);
  await followLink(page, '/confirm/alert/');
  await expect(page.getByRole('heading', { level: 1, name: 'Start this email alert?' })).toBeVisible();
  await page.getByRole('button', { name: 'Yes, email me new homes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your alert is on' })).toBeFocused();

  // The mail's link to a listing opens the page; the click is reported by a separate request, and its mark is removed
  // from the address.
  await openMail(page, email, /^Your alert is on/);
  const clickReport = page.waitForResponse((response) => response.url().endsWith('/api/mail-clicks'));
  await followLink(page, '/homes/alberta/calgary/');
  expect((await clickReport).status()).toBe(202);
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await openMail(page, email, /^Your alert is on/);
  await followLink(page, '/new-listings-alerts/unsubscribe/');
  const unsubscribeUrl = page.url();
  await expect(page.getByText(/a•+@example\.com/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re unsubscribed' })).toBeFocused();

  // The unsubscribe link also works a second time.
  await page.goto(unsubscribeUrl);
  await expect(page.getByRole('heading', { level: 1, name: 'You’re unsubscribed' })).toBeVisible();
  await page.getByRole('button', { name: 'Unsubscribe from everything' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re unsubscribed from everything' })).toBeFocused();
  await page.goto('/new-listings-alerts/unsubscribe/nobodys-link');
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a renter saves a search, chooses how often, changes its frequency, deletes it and undoes the deletion', async ({
  page,
}) => {
  test.slow();
  const search = uniqueSearch();
  await page.goto('/');
  await logInAs(page, 'renter');
  await page.goto(search);
  await saveSearch(page).click();
  const dialog = dialogOf(page, 'Save search');
  for (const choice of await dialog.getByRole('radio').all()) await expect(choice).not.toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Once a day' }).check();
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(dialog.getByRole('status')).toContainText('Your search is saved');
  await dialog.getByRole('link', { name: 'Your email alerts' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Email alerts' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const card = () => page.getByRole('listitem').filter({ has: page.locator(`h2 a[href="${search}"]`) });
  await expect(card().getByText('Once a day')).toBeVisible();
  const favouriteNews = page.getByRole('switch', { name: 'Alert me when a saved home changes' });
  await expect(favouriteNews).not.toBeChecked();
  await favouriteNews.click();
  await expect(favouriteNews).toBeChecked();
  await expectAccessible(page);
  await favouriteNews.click();
  await expect(favouriteNews).not.toBeChecked();
  await card().getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'How often' }).selectOption('weekly');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(card().getByText('Once a week')).toBeVisible();
  await page.reload();
  await expect(card().getByText('Once a week')).toBeVisible();

  await card()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(card()).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card().getByText('Once a week')).toBeVisible();
  await card()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(card()).toHaveCount(0);
});
