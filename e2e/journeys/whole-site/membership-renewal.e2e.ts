import { readFile } from 'node:fs/promises';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { authHeaders } from '../../demo-login.ts';

test.setTimeout(240_000);
test.use({ reducedMotion: 'reduce' });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const rowWith = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text }).first();
/** Last day of the membership of the demo landlord's company, as the portal has it. */
async function memberUntil(request: APIRequestContext): Promise<string> {
  const response = await request.get('/api/elandlord/wallet', { headers: await authHeaders(request, 'landlord') });
  return ((await response.json()) as { wallet: { membershipExpiryDate: string } }).wallet.membershipExpiryDate;
}

test('support renews members by card, and repeats the renewal that failed', async ({ page, request }) => {
  const errors = consoleErrors(page);
  const before = await memberUntil(request);
  await page.goto('/');
  await logInAs(page, 'support');
  let withoutCard = '';

  await test.step('a member with a card and one without are selected', async () => {
    await page.goto('/support/dashboard');
    await page.getByRole('link', { name: 'Membership renewal' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Membership renewal');
    withoutCard = (await rowWith(page, 'No card').getByRole('link').textContent()) ?? '';
    await rowWith(page, 'Card saved').getByRole('checkbox').check();
    await rowWith(page, 'No card').getByRole('checkbox').check();
    await expectAccessible(page);
    await press(page, 'Renew');
  });
  await test.step('the review shows the total, and which renewal would fail', async () => {
    await page.getByLabel('Term in months').fill('1');
    await page.getByRole('radio', { name: /^Card on file/ }).check();
    await page.getByLabel('Note').fill('Agreed by phone');
    await press(page, 'Review');
    const review = page.getByRole('region', { name: 'Review 2 renewals' });
    await expect(review.getByText('No card is saved.')).toBeVisible();
    await expect(review.getByText('1 membership can be renewed.')).toBeVisible();
    await expect(review.getByText(/^Total before tax: \$/)).toBeVisible();
    await expectAccessible(page);
    expect(await memberUntil(request)).toBe(before);
    await review.getByRole('button', { name: 'Renew' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/The saved cards are charged/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Renew' }).click();
  });
  await test.step('the run renews one company and fails for the other', async () => {
    await expect(page.getByText('Done, 1 renewed, 1 failed')).toBeVisible({ timeout: 60_000 });
    await expect(rowWith(page, 'Renewed').getByText(/^RC-/)).toBeVisible();
    await expect(rowWith(page, 'No card is saved.')).toContainText(withoutCard);
    await expectAccessible(page);
    expect(new Date(await memberUntil(request)).getTime()).toBeGreaterThan(new Date(before).getTime());
  });
  await test.step('its results are a file', async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Export CSV')]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('New last day');
    expect(text).toContain('no-card');
  });
  await test.step('the retry renews the failed company only', async () => {
    const renewed = await memberUntil(request);
    await press(page, 'Retry failed');
    await expect(page.getByText('This run repeats the failed renewals of another one.')).toBeVisible();
    await expect(page.getByText('Done, 0 renewed, 1 failed')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(rowWith(page, 'No card is saved.')).toContainText(withoutCard);
    expect(await memberUntil(request)).toBe(renewed);
  });
  await test.step('both runs are in the list', async () => {
    await page.goto('/support/membership-renewal-results/');
    await expect(page.getByRole('cell', { name: '1 of 2' }).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: '0 of 1' }).first()).toBeVisible();
    await expectAccessible(page);
  });
  expect(errors).toEqual([]);
});
