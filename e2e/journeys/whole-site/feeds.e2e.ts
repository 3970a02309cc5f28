import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { consoleErrors, logInAs, uniqueEmail } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { authHeaders } from '../../demo-login.ts';
import { followsWithin, press, registerLandlord } from '../../new-landlord.ts';
import { startPartner, type Partner } from '../../stubs/partner.ts';

test.setTimeout(240_000);
test.use({ reducedMotion: 'reduce' });

const header = 'Ref,Street,City,Province,Postal code,Lat,Lng,Monthly,Bedrooms,Bathrooms';
const row = (id: number) => `${id},${id} Partner Way,Lethbridge,AB,T1J 4B1,49.7,-112.83,${1_400 + id},2,1`;
const fileOf = (count: number) => [header, ...Array.from({ length: count }, (_, at) => row(at + 1))].join('\n');
/** Homes of the first file and of the later ones, and those that the company can pay for. */
const [homes, left, paid] = [55, 43, 3];

let partner: Partner;
test.beforeAll(async () => {
  partner = await startPartner();
});
test.afterAll(() => partner.stop());

const run = (page: Page) => page.getByRole('region', { name: 'Run', exact: true });
/** Starts the feed of the open log, and waits for its result. */
async function runNow(page: Page, result: string): Promise<void> {
  await page.getByRole('button', { name: /^Run .* now$/ }).click();
  await expect(run(page).getByText(result, { exact: true }).first()).toBeVisible(followsWithin);
}
async function approve(page: Page): Promise<void> {
  await press(page, 'Approve');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(run(page).getByText('OK', { exact: true }).first()).toBeVisible(followsWithin);
}
async function grantCredits(request: APIRequestContext, search: string, credits: number): Promise<void> {
  const headers = await authHeaders(request, 'admin');
  const found = await request.get('/api/admin/ecommerce/companies', { headers, params: { search } });
  const [company] = ((await found.json()) as { companies: { id: string }[] }).companies;
  const key = randomUUID().replaceAll('-', '');
  const reason = 'For the homes of its feed';
  const data = { key, companyId: company?.id, credits, reason, isPromotional: false };
  expect((await request.post('/api/admin/ecommerce/grants', { headers, data })).status()).toBe(200);
}
/** Ids of the public homes in the street of the feed. */
async function liveHomes(request: APIRequestContext): Promise<number> {
  const response = await request.get('/api/listings/alberta/lethbridge', { params: { keyword: 'Partner Way' } });
  return ((await response.json()) as { pagination: { total: number } }).pagination.total;
}

test('staff set a feed up, approve its homes and a drop of a fifth; homes go live for credits', async ({
  page,
  request,
  browser,
}) => {
  const companyName = `Partner ${randomUUID().slice(0, 8)}`;
  const landlord = await browser.newContext();
  await registerLandlord(await landlord.newPage(), uniqueEmail('feed'), companyName);
  await landlord.close();
  partner.file = fileOf(homes);
  const errors = consoleErrors(page);
  await page.goto('/');
  await logInAs(page, 'admin');
  await expect(() => grantCredits(request, companyName, paid * 10)).toPass(followsWithin);

  await test.step('an address is tested: its column of rents is chosen', async () => {
    await page.goto('/admin/feeds');
    await page.getByRole('link', { name: 'New feed' }).click();
    await page.getByLabel('Name', { exact: true }).fill(`${companyName}, all homes`);
    await page.getByRole('combobox', { name: 'Company' }).pressSequentially(companyName, { delay: 20 });
    await page.getByRole('option', { name: companyName }).click();
    await page.getByLabel('Format').selectOption('csv');
    await page.getByLabel('Address of the file').fill(partner.address);
    await press(page, 'Test feed');
    await expect(page.getByText(`${homes} homes were read, 0 can be imported.`)).toBeVisible(followsWithin);
    const columns = page.getByRole('table', { name: 'Names in the file' });
    await columns.getByLabel('Rent', { exact: true }).selectOption('Monthly');
    await press(page, 'Test feed');
    await expect(page.getByText(`${homes} homes were read, ${homes} can be imported.`)).toBeVisible(followsWithin);
    await expectAccessible(page);
  });
  await test.step('the feed is saved, on, and its homes go live by themselves', async () => {
    await page.getByLabel('Id', { exact: true }).selectOption('Ref');
    await page.getByRole('switch', { name: /^Turn on new homes/ }).check();
    await press(page, 'Create');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(companyName);
    await expectAccessible(page);
  });
  await test.step('its first file is held, and imported after the approval', async () => {
    await page.goto('/admin/feeds');
    await page.getByRole('row').filter({ hasText: companyName }).getByRole('button', { name: /^Run/ }).click();
    await expect(page).toHaveURL(/\/support\/feed-logs\//);
    await expect(page.getByText('This run must be approved')).toBeVisible(followsWithin);
    await expectAccessible(page);
    await approve(page);
    await expect(page.getByText(`${homes} homes`, { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('homes are live as far as the credits last', async () => {
    await expect(async () => expect(await liveHomes(request)).toBe(paid)).toPass(followsWithin);
  });
  await test.step('a file without a fifth of them takes nothing off the site, and the next one is held', async () => {
    partner.file = fileOf(left);
    await runNow(page, 'OK');
    await expect(
      run(page)
        .getByText(String(homes - left), { exact: true })
        .first(),
    ).toBeVisible();
    await runNow(page, 'This run must be approved');
    await expect(page.getByText(/It would add 0 homes and remove 12/)).toBeVisible();
    await approve(page);
  });
  expect(errors).toEqual([]);
});
