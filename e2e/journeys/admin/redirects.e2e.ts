import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';

test.use({ reducedMotion: 'reduce' });
test.setTimeout(240_000);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const from = (page: Page) => page.getByLabel(/^From the path/);
const to = (page: Page) => page.getByLabel(/^To a path/);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Requires that an address answers with a status, and a location if it redirects. */
async function expectAnswer(request: APIRequestContext, path: string, status: number, location?: string) {
  await expect(async () => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']]).toEqual([status, location]);
  }).toPass({ timeout: 75_000, intervals: [1_000, 2_000] });
}

test('staff redirect an address, change where it leads, and remove the redirect', async ({ page, request }) => {
  const errors = consoleErrors(page);
  const word = `leases${Date.now()}`;
  await page.goto('/');
  await logInAs(page, 'owner');
  await page.goto('/admin/redirects');
  await expect(heading(page)).toHaveText('Redirects');
  await expectAccessible(page);

  await test.step('addresses that cannot redirect are refused at their field', async () => {
    await page.getByRole('link', { name: 'New redirect' }).first().click();
    await from(page).fill('/about');
    await to(page).fill('javascript:alert(1)');
    await press(page, 'Create');
    await expect(page.getByText('Enter a path of this site without its language', { exact: false })).not.toHaveCount(0);
    await to(page).fill('/contact');
    await press(page, 'Create');
    await expect(page.getByText('The site has a page at /about.', { exact: false })).not.toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('a new one applies in all languages', async () => {
    await from(page).fill(`/guides/${word}`);
    await press(page, 'Create');
    await expect(heading(page)).toHaveText(`/guides/${word}`);
    await expectAnswer(request, `/guides/${word}`, 301, '/contact');
    await expectAnswer(request, `/fr/guides/${word}`, 301, '/fr/contact');
  });

  await test.step('it leads elsewhere once it is changed', async () => {
    await to(page).fill('https://www.example.org/leases');
    await press(page, 'Save');
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
    await expectAnswer(request, `/fr/guides/${word}`, 301, 'https://www.example.org/leases');
    await expectAccessible(page);
  });

  await test.step('it is found by a word, and no longer applies in the trash', async () => {
    await page.goto(`/admin/redirects?search=${word}`);
    const table = page.getByRole('table', { name: 'Redirects' });
    await expect(table.getByRole('row')).toHaveCount(2);
    await table.getByRole('checkbox', { name: `/guides/${word}` }).check();
    await press(page, 'Delete');
    await press(page, 'Delete one record');
    await expectAnswer(request, `/guides/${word}`, 404);
  });
  expect(errors.filter((text) => !/4(04|09|22)/.test(text))).toEqual([]);
});
