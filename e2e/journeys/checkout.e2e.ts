import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { authHeaders } from '../demo-login.ts';

// One landlord buys in all of them, so that the balances follow one another.
test.describe.configure({ mode: 'serial' });

const credits = async (request: APIRequestContext) => {
  const response = await request.get('/api/elandlord/wallet', { headers: await authHeaders(request, 'landlord') });
  return ((await response.json()) as { wallet: { credits: number } }).wallet.credits;
};
const address = { name: 'Okafor Homes', phone: '416 555 0123', line1: '214 Roncesvalles Ave', city: 'Toronto' };
const card = { expiry: '11 / 39', cvc: '123', name: 'Amara Okafor' };

async function openCheckout(page: Page): Promise<void> {
  await page.goto('/');
  await logInAs(page, 'landlord');
  await page.goto('/portal/billing/checkout?credits=60&return=/portal/dashboard');
  await expect(page.getByRole('radio', { name: /^60 credits/ })).toBeChecked();
}
async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Company or full name').fill(address.name);
  await page.getByLabel('Phone').fill(address.phone);
  await page.getByLabel('Street address').fill(address.line1);
  await page.getByLabel('City').fill(address.city);
  await page.getByLabel('Province or state').selectOption('Ontario');
  await page.getByLabel('Postal or ZIP code').fill('M6R 2M1');
  await expect(payButton(page)).toBeEnabled();
}
/** Enters a card instead of the saved one. */
async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByRole('radio', { name: 'Another card' }).check();
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill(card.expiry);
  await page.getByLabel('Security code').fill(card.cvc);
  await page.getByLabel('Name on card').fill(card.name);
}
const payButton = (page: Page) => page.getByRole('button', { name: 'Pay $64.41' });
const thanks = (page: Page) => page.getByText('Thank you, 60 credits added');

test('a declined card can be replaced, and the credits are in the wallet', async ({ page, request }) => {
  const before = await credits(request);
  await openCheckout(page);
  await fillAddress(page);
  await fillCard(page, '4000 0000 0000 9995');
  await payButton(page).click();
  await expect(page.getByText('Your card was declined')).toBeVisible();
  await expect(page.getByText(/^There isn’t enough money on this card/)).toBeInViewport();
  await expectAccessible(page);
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await payButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await credits(request)).toBe(before + 60);
  await page.getByRole('link', { name: 'Go to billing' }).click();
  await expect(page.getByText('214 Roncesvalles Ave')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Credits bought' }).first()).toBeVisible();
});

test('a double click on Pay charges once', async ({ page, request }) => {
  const before = await credits(request);
  const orders: string[] = [];
  page.on('request', (one) => {
    if (one.url().endsWith('/ecommerce/checkout')) orders.push(one.url());
  });
  await openCheckout(page);
  await fillAddress(page);
  await fillCard(page, '5555 5555 5555 4444');
  await payButton(page).dblclick();
  await expect(thanks(page)).toBeVisible();
  expect([orders.length, await credits(request)]).toEqual([1, before + 60]);
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL(/\/portal\/dashboard$/);
});

test('on a phone, a payment that the bank asks about is confirmed, and no digit of the card leaves the page', async ({
  page,
  request,
}) => {
  const before = await credits(request);
  const errors = consoleErrors(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const bodies: string[] = [];
  page.on('request', (one) => bodies.push(`${one.url()} ${one.postData() ?? ''}`));
  await openCheckout(page);
  await fillAddress(page);
  await fillCard(page, '4000 0027 6000 3184');
  await payButton(page).click();
  const bank = page.getByRole('dialog', { name: 'Your bank asks to confirm' });
  await bank.getByRole('button', { name: 'Confirm' }).click();
  await expect(thanks(page)).toBeVisible();
  expect(await credits(request)).toBe(before + 60);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect([...bodies, stored].filter((text) => /4000.?0027|3184/.test(text))).toEqual([]);
  expect(errors).toEqual([]);
});

test('the keyboard alone buys credits', async ({ page, request }) => {
  test.slow();
  const before = await credits(request);
  await openCheckout(page);
  const type = async (field: Locator, text: string) => {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  await tabTo(page, page.getByRole('radio', { name: /^60 credits/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^150 credits/ })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await tabTo(page, page.getByRole('radio', { name: /^Visa/ }));
  await page.keyboard.press('ArrowDown');
  await type(page.getByLabel('Card number'), '4242424242424242');
  await type(page.getByLabel('Expiry date'), card.expiry);
  await type(page.getByLabel('Security code'), card.cvc);
  await type(page.getByLabel('Name on card'), card.name);
  await type(page.getByLabel('Company or full name'), address.name);
  await type(page.getByLabel('Phone'), address.phone);
  await type(page.getByLabel('Street address'), address.line1);
  await type(page.getByLabel('City'), address.city);
  await tabTo(page, page.getByLabel('Province or state'));
  await page.keyboard.type('Ontario');
  await type(page.getByLabel('Postal or ZIP code'), 'M6R 2M1');
  await expect(payButton(page)).toBeEnabled();
  await tabTo(page, payButton(page));
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  expect(await credits(request)).toBe(before + 60);
});

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no element reached by the keyboard: ${String(target)}`);
}
