import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { authHeaders } from '../../demo-login.ts';

test.use({ reducedMotion: 'reduce' });
test.setTimeout(240_000);

interface City {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly url: string;
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Requires that an address redirects to another one in one step, in each language. */
async function expectRedirect(request: APIRequestContext, from: string, to: string) {
  for (const prefix of ['', '/fr', '/en-us'])
    await expect(async () => {
      const response = await request.get(prefix + from, { maxRedirects: 0 });
      expect([response.status(), response.headers()['location']]).toEqual([301, prefix + to]);
    }).toPass({ timeout: 60_000, intervals: [500, 2_000] });
}

/** Returns two cities of a state that no other journey visits. Each run merges the first into the second. */
async function twoCities(request: APIRequestContext): Promise<[City, City]> {
  const headers = await authHeaders(request, 'owner');
  const records = async (path: string) =>
    ((await (await request.get(path, { headers })).json()) as { records: City[] }).records;
  const [state] = await records('/api/admin/provinces?search=North%20Dakota');
  const found = await records(`/api/admin/cities?province=${state?.id}&perPage=100`);
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || first === last) throw new Error('North Dakota has too few cities');
  return [first, last];
}

test('the owner changes the address of a city, then merges it into another one', async ({ page, request }) => {
  const errors = consoleErrors(page);
  const [city, target] = await twoCities(request);
  const slug = `${city.slug.slice(0, 60)}-${Date.now()}`;
  const renamed = city.url.replace(city.slug, slug);
  await page.goto('/');
  await logInAs(page, 'owner');

  await test.step('the city is found in the list', async () => {
    await page.goto(`/admin/cities?search=${encodeURIComponent(city.slug)}`);
    await expect(heading(page)).toHaveText('Cities and provinces');
    await expectAccessible(page);
    await page.locator(`a[href="/admin/cities/${city.id}/edit"]`).click();
    await expect(heading(page)).toHaveText(city.name);
    await expectAccessible(page);
  });

  await test.step('a position outside the state is refused at its field', async () => {
    const south = page.getByLabel('Southern edge (latitude)');
    const stored = await south.inputValue();
    await south.fill('89');
    await press(page, 'Save');
    await expect(page.getByText('The north must be above the south', { exact: false })).not.toHaveCount(0);
    await south.fill(stored);
  });

  await test.step('its former address leads to the new one', async () => {
    await page.getByLabel('Address part').fill(slug);
    await press(page, 'Save');
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
    await expectRedirect(request, city.url, renamed);
  });

  await test.step('the merge names what moves, and cannot be started without a city', async () => {
    await press(page, 'Merge into another city');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill(target.name);
    await dialog.getByRole('option').filter({ hasText: target.url }).click();
    await expect(dialog).toContainText(`${renamed} → ${target.url}`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: `Merge into ${target.name}` }).click();
    await expect(heading(page)).toHaveText(target.name);
    await expect(page.getByLabel('Other spellings')).toHaveValue(new RegExp(city.name));
  });

  await test.step('all addresses lead to the city that stays, and search finds it by the former name', async () => {
    await expectRedirect(request, renamed, target.url);
    const { suggestions } = (await (
      await request.get(`/api/listings-autocomplete?q=${encodeURIComponent(city.name)}&lang=en-US`)
    ).json()) as { suggestions: City[] };
    expect(suggestions.map(({ url }) => url)).toContain(target.url);
    await expectRedirect(request, city.url, target.url);
  });

  await test.step('its public page leads to the editor', async () => {
    await page.goto(target.url);
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      `/admin/cities/${target.id}/edit`,
    );
  });
  // The position that was refused.
  expect(errors.filter((error) => !error.includes('status of 422'))).toEqual([]);
});
