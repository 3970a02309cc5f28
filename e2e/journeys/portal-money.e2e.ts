import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { authHeaders } from '../demo-login.ts';

test.use({ reducedMotion: 'reduce' });

const billing = {
  name: 'Okafor Homes',
  phone: '416 555 0123',
  line1: '214 Roncesvalles Ave',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M6R 2M1',
};
const idempotencyKey = () => randomUUID().replaceAll('-', '');

/** Buys 25 credits by the API. */
async function buyCredits(request: APIRequestContext): Promise<void> {
  const headers = await authHeaders(request, 'landlord');
  const send = async (method: 'GET' | 'POST' | 'PATCH', path: string, data?: object) => {
    const response = await request.fetch(`/api${path}`, { method, headers, ...(data ? { data } : {}) });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return (await response.json()) as unknown;
  };
  await send('PATCH', '/ecommerce/billing-information', billing);
  const { creditBundles } = (await send('GET', '/ecommerce/credit-bundles')) as {
    creditBundles: readonly { id: string; credits: number }[];
  };
  const bundleId = creditBundles.find(({ credits }) => credits === 25)?.id;
  const { orderId } = (await send('POST', '/ecommerce/checkout', {
    key: idempotencyKey(),
    bundleId,
    expectedTotalCents: 2_825,
  })) as { orderId: string };
  await send('POST', '/ecommerce/sandbox/confirm', { orderId, card: 'pm_card_visa' });
  await send('POST', '/ecommerce/post-checkout', { orderId });
}
async function openAsLandlord(page: Page, path: string): Promise<void> {
  await page.goto('/');
  await logInAs(page, 'landlord');
  await page.goto(path);
}

test('a purchase has a receipt, whose PDF opens', async ({ page, request }) => {
  const errors = consoleErrors(page);
  await buyCredits(request);
  await openAsLandlord(page, '/portal/billing?list=money');
  const payment = page.getByRole('row').filter({ hasText: '25 credits' }).first();
  await expect(payment.getByText('$28.25')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Tax receipts' }).click();
  const receipt = page.getByRole('row').filter({ hasText: /^RC-/ }).first();
  await expect(receipt.getByText('$28.25')).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    receipt.getByRole('button', { name: /^Download PDF/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^RC-\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  expect(errors).toEqual([]);
});

test('the details on receipts are previewed, and leaving asks while they are not saved', async ({ page }) => {
  await openAsLandlord(page, '/portal/tax-receipts');
  const name = `Okafor Homes ${randomUUID().slice(0, 4)}`;
  await page.getByLabel('Company name').fill(name);
  await expect(page.getByRole('region', { name: 'How your next receipt will look' }).getByText(name)).toBeVisible();
  await page.getByRole('link', { name: 'Usage' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Details on receipts saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Company name')).toHaveValue(name);
});

test('the pages about money fit a phone @phone', async ({ page }) => {
  await openAsLandlord(page, '/portal/billing');
  for (const [path, heading] of [
    ['/portal/billing', 'Billing'],
    ['/portal/billing/usage', 'Usage'],
    ['/portal/tax-receipts', 'Tax receipts'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /loading$/ })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});
