import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';

test.use({ reducedMotion: 'reduce' });

const languages = ['', '/fr', '/en-us'];
/** Addresses below the permalink of homes: all homes, a province, a city with a filter, rent trends. */
const paths = ['', '/alberta', '/alberta/calgary?beds=2', '/alberta/calgary/rent-trends'];

async function rename(page: Page, segment: string): Promise<void> {
  await page.goto('/admin/settings?tab=links');
  await page.getByRole('group', { name: 'Homes' }).getByLabel('First part of the address').fill(segment);
  await expect(page.getByText(new RegExp(`redirects to /${segment}, and so do`))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. New addresses apply within a minute.')).toBeVisible();
}

/** Requires that all addresses of `from` redirect to those of `to` in one step. */
async function expectMoved(request: APIRequestContext, from: string, to: string): Promise<void> {
  // Gateways read the permalinks every ten seconds.
  await expect
    .poll(async () => (await request.get(`/${from}`, { maxRedirects: 0 })).status(), { timeout: 60_000 })
    .toBe(301);
  for (const language of languages)
    for (const path of paths) {
      const response = await request.get(`${language}/${from}${path}`, { maxRedirects: 0 });
      expect([response.status(), response.headers()['location']]).toEqual([301, `${language}/${to}${path}`]);
      expect((await request.get(`${language}/${to}${path}`, { maxRedirects: 0 })).status()).toBe(200);
    }
}

const linksTo = (page: Page, segment: string) => page.locator(`a[href^="/${segment}/"], a[href="/${segment}"]`);

test('the owner renames the address of homes, and renames it back', async ({ page, request }) => {
  test.slow();
  const errors = consoleErrors(page);
  await page.goto('/');
  await logInAs(page, 'owner');
  try {
    await rename(page, 'rentals');
    await test.step('former addresses redirect', () => expectMoved(request, 'homes', 'rentals'));
    await test.step('pages link to the new addresses, and open them', async () => {
      // A page that was rendered before the change is sent for up to a minute.
      await expect(async () => {
        await page.goto('/');
        await expect(linksTo(page, 'homes')).toHaveCount(0, { timeout: 2_000 });
      }).toPass({ timeout: 90_000 });
      await page.goto('/rentals/alberta/calgary');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/rentals\/alberta\/calgary$/);
      await expect(page.locator('link[hreflang=fr-CA]')).toHaveAttribute('href', /\/fr\/rentals\/alberta\/calgary$/);
      expect(await linksTo(page, 'homes').count()).toBe(0);
      await page.getByRole('main').locator('a[href^="/rentals/alberta/calgary/"]').first().click();
      await expect(page).toHaveURL(/\/rentals\/alberta\/calgary\/[^/]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
    await test.step('the site map lists the new addresses', async () => {
      const cities = await (await request.get('/sitemaps/cities.xml')).text();
      expect([cities.includes('/rentals/alberta/calgary<'), cities.includes('/homes/')]).toEqual([true, false]);
    });
  } finally {
    await rename(page, 'homes');
  }
  await test.step('the chosen address redirects back in one step', () => expectMoved(request, 'rentals', 'homes'));
  await page.goto('/homes/alberta');
  await expect(page).toHaveURL(/\/homes\/alberta$/);
  expect(errors).toEqual([]);
});
