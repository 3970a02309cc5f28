import { expect, type Browser, type Page } from '@playwright/test';
import { consoleErrors, logInAs, testPassword } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { openMail } from './outbox.ts';
import { aPhotoFile } from './photo-file.ts';

/** Presses the button of this name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const form = (page: Page) => page.getByRole('form', { name: 'Listing' });
const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible();

/** Time in which a change in one service reaches another, on a busy machine. */
export const followsWithin = { timeout: 30_000 };

/** Registers the landlord Priya Nair of a company, and confirms the email address by the code of the mail. */
export async function registerLandlord(page: Page, email: string, company = 'Nair Homes'): Promise<void> {
  await page.goto('/landlord/register');
  await page.getByLabel('First name').fill('Priya');
  await page.getByLabel('Last name').fill('Nair');
  await page.getByLabel('Company').fill(company);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('416 555 0182');
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByLabel('Confirm password').fill(testPassword);
  await press(page, 'Create landlord account');
  await expect(page).toHaveURL(/\/landlord\/verify$/);
  await openMail(page, email, 'Your confirmation code');
  const mail = await page.getByText('Enter this code to confirm your email address').first().textContent();
  const code = /\b\d{6}\b/.exec(mail ?? '')?.[0];
  await page.goto('/landlord/verify');
  await page.getByLabel('Six-digit code').fill(code ?? '');
  await press(page, 'Confirm my email');
  await expect(page).toHaveURL(/\/portal\/dashboard$/);
}

/** Starts a listing in Lethbridge; returns its id. */
export async function startDraft(page: Page, street: string): Promise<string> {
  await page.goto('/portal/listings');
  await page.getByRole('link', { name: 'New listing' }).first().click();
  await page.getByLabel('Street address').fill(street);
  const city = page.getByRole('combobox', { name: 'City' });
  await city.pressSequentially('Lethbridge', { delay: 30 });
  await page.getByRole('option', { name: /^Lethbridge/ }).click();
  await page.getByLabel('Postal code').fill('T1J 4B1');
  await press(page, 'The pin is on the front door');
  await expect(page.getByText('Pin confirmed on the front door')).toBeVisible();
  await page.getByLabel('Bedrooms').selectOption({ label: '2 beds' });
  await page.getByLabel('Rent per month').fill('1450');
  await expectAccessible(page);
  await press(page, 'Create the draft');
  await expect(form(page)).toBeVisible();
  return new URL(page.url()).pathname.slice(-10);
}

/** Gives the open draft three photos and everything that publishing needs. */
export async function completeDraft(page: Page, title: string): Promise<void> {
  const photos = await Promise.all((['one.jpg', 'two.png', 'three.webp'] as const).map((name) => aPhotoFile(name)));
  await page.getByRole('region', { name: 'Photos' }).locator('input[type=file]').setInputFiles(photos);
  await expect(page.getByRole('list', { name: 'Photos' }).locator('li[data-photo]')).toHaveCount(3, followsWithin);
  await page.getByLabel('Furniture').selectOption({ label: 'Unfurnished' });
  await page.getByLabel(/^Deposit/).fill('0');
  await press(page, 'There are no other fees');
  await page.getByRole('combobox', { name: 'Lease', exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Cats' }).click();
  await page.getByLabel('Laundry').selectOption({ index: 1 });
  await page.getByLabel('Parking', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Title').fill(title);
  await page
    .getByLabel('What’s it like to live here?')
    .fill(
      'Two bright rooms on a quiet street, a large kitchen, and the bus to the university at the corner. '.repeat(2),
    );
  await page.getByRole('checkbox', { name: /^I choose a renter fairly/ }).check();
  await expect(page.getByText('Everything is there. You can publish this listing.')).toBeVisible(followsWithin);
  await saved(page);
}

/** Approves a listing as support, who opens it from the queue. */
export async function approve(browser: Browser, title: string): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  const errors = consoleErrors(page);
  await page.goto('/');
  await logInAs(page, 'support');
  await page.goto('/support/listings/pending');
  await expectAccessible(page);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expectAccessible(page);
  await press(page, 'Approve');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(/approved/i).first()).toBeVisible();
  expect(errors).toEqual([]);
  await page.context().close();
}

/** Buys 25 credits with a card, and a promo code. */
export async function buyCredits(page: Page, code: string): Promise<void> {
  await page.goto('/portal/billing/checkout?credits=25');
  await page.getByLabel('Promo code').fill(code);
  await press(page, 'Apply');
  await expect(page.getByText('−$2.50').first()).toBeVisible();
  await page.getByLabel('Company or full name').fill('Nair Homes');
  await page.getByLabel('Phone').fill('416 555 0182');
  await page.getByLabel('Street address').fill('67 Sorauren Ave');
  await page.getByLabel('City').fill('Toronto');
  await page.getByLabel('Province or state').selectOption('Ontario');
  await page.getByLabel('Postal or ZIP code').fill('M6R 2E1');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry date').fill('11 / 39');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Priya Nair');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText('Thank you, 25 credits added')).toBeVisible();
}
