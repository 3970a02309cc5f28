import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { consoleErrors, logInAs, testPassword, uniqueEmail } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { openMail } from '../../outbox.ts';
import { aPhotoFile } from '../../photo-file.ts';
import { createPromoCode } from '../../promo-code.ts';

test.use({ reducedMotion: 'reduce' });
test.setTimeout(240_000);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const form = (page: Page) => page.getByRole('form', { name: 'Listing' });
const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible();
/** Time in which a change in one service reaches another, on a busy machine. */
const followsWithin = { timeout: 30_000 };

async function registerLandlord(page: Page, email: string): Promise<void> {
  await page.goto('/landlord/register');
  await page.getByLabel('First name').fill('Priya');
  await page.getByLabel('Last name').fill('Nair');
  await page.getByLabel('Company').fill('Nair Homes');
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

async function startDraft(page: Page, street: string): Promise<string> {
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

async function completeDraft(page: Page, title: string): Promise<void> {
  const photos = await Promise.all((['one.jpg', 'two.png', 'three.webp'] as const).map((name) => aPhotoFile(name)));
  await page.locator('input[type=file]').setInputFiles(photos);
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
async function approve(browser: Browser, title: string): Promise<void> {
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
async function buyCredits(page: Page, code: string): Promise<void> {
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

async function isFound(request: APIRequestContext, id: string): Promise<boolean> {
  const { listings } = (await (
    await request.get('/api/listings/alberta/lethbridge?perPage=60&sort=newest')
  ).json()) as {
    listings: readonly { id: string }[];
  };
  return listings.some((listing) => listing.id === id);
}

async function inquire(browser: Browser, url: string, email: string): Promise<void> {
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(url);
  const card = guest.getByRole('complementary', { name: 'Contact the landlord' });
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('textbox', { name: 'First name' }).fill('Nia');
  await card.getByRole('textbox', { name: 'Last name' }).fill('Roy');
  await card.getByRole('textbox', { name: 'Email' }).pressSequentially(email, { delay: 100 });
  await card.getByRole('textbox', { name: 'Message' }).fill('Is it free in March, and can I see it by video?');
  await card.getByRole('checkbox', { name: /^I agree to share with/ }).check();
  await card.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(card.getByRole('status')).toContainText('Sent.');
  await guest.context().close();
}

test('a new landlord publishes a first listing, is approved, buys credits, features it, gets a lead, and rents it out', async ({
  page,
  browser,
  request: visitor,
}) => {
  const errors = consoleErrors(page);
  const word = randomUUID().slice(0, 6);
  const title = `Sunny two-bedroom by the coulees ${word}`;
  const [landlord, renter] = [uniqueEmail('priya'), uniqueEmail('nia')];
  const staff = await (await browser.newContext()).newPage();
  await staff.goto('/');
  await logInAs(staff, 'owner');
  const code = await createPromoCode(staff);
  await staff.context().close();

  await registerLandlord(page, landlord);
  const id = await startDraft(page, `${Math.floor(Math.random() * 900) + 100} Scenic Drive South`);

  await test.step('the draft says what is missing, saves itself, and survives a reload', async () => {
    await expect(page.getByText(/\d+ missing/).first()).toBeVisible();
    await completeDraft(page, title);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue(title);
  });
  await test.step('submitted, it waits for support, and is approved', async () => {
    await press(page, 'Publish listing');
    const dialog = page.getByRole('dialog', { name: 'Publish this listing?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Publish listing' }).click();
    await expect(page.getByText('This listing is in review').first()).toBeVisible();
    expect((await visitor.get(`/api/listing/${id}`)).status()).toBe(404);
    await approve(browser, title);
    await openMail(page, landlord, `Approved: ${title}`);
  });
  await test.step('with credits it is turned on, and found at once', async () => {
    await buyCredits(page, code);
    await page.goto('/portal/listings');
    await page.getByRole('switch').press('Space');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Turn on/ })
      .click();
    await expect(page.getByRole('switch')).toBeChecked();
    await expect.poll(() => isFound(visitor, id), followsWithin).toBe(true);
  });
  await test.step('it is featured, at the price that is shown', async () => {
    await page.getByRole('button', { name: `Feature ${title}` }).click();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Feature/ })
      .click();
    await expect(page.getByRole('button', { name: `Featured ${title}` })).toBeVisible();
  });
  await test.step('a lead arrives, and the reply reaches the renter', async () => {
    const { listing } = (await (await visitor.get(`/api/listing/${id}`)).json()) as { listing: { url: string } };
    await inquire(browser, listing.url, renter);
    await page.goto('/portal/leads');
    await page.getByRole('link', { name: /Nia Roy/ }).click();
    await page.getByLabel('Your reply').fill(`Yes, on Saturday at 10. ${word}`);
    await press(page, 'Send reply');
    await expect(page.getByLabel('Your reply')).toHaveValue('');
    await openMail(page, renter, /^A landlord replied about/);
  });
  await test.step('rented, it leaves search', async () => {
    await page.goto(`/portal/listings/${id}`);
    await press(page, 'Mark as rented');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /rented/i })
      .click();
    await expect.poll(() => isFound(visitor, id), followsWithin).toBe(false);
  });
  expect(errors).toEqual([]);
});
