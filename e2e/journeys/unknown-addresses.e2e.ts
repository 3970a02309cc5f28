import { expect, test } from '@playwright/test';

const queries = [
  '?p=0',
  '?p=99999',
  '?p=-1',
  '?p=NaN',
  '?bounds=1,2,3',
  '?bounds=NaN,1,2,3',
  '?bounds=91,0,0,0',
  '?minrate=3000&maxrate=1000',
  '?beds=9,castle',
  '?beds=2&beds=3',
  `?keyword=${'x'.repeat(10_000)}`,
  '?keyword=%00',
  '?keyword=%E0%A4%A',
  '?__proto__=1',
  '?amenities=',
  '?sort=sideways',
  '?a[b]=1',
  '?%ZZ',
];

test.describe('every query string gives a page', () => {
  for (const query of queries)
    test(`/homes/alberta/calgary${query.slice(0, 40)}`, async ({ request, baseURL }) => {
      const response = await request.fetch(`${baseURL}/homes/alberta/calgary${query}`);
      expect(response.status()).toBe(200);
      expect(await response.text()).toContain('Calgary');
    });

  test('a page number beyond the end shows the last page', async ({ page }) => {
    await page.goto('/homes/alberta/calgary?p=99999');
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
  });
});

test.describe('an unknown address', () => {
  for (const path of [
    '/homes/alberta/atlantis',
    '/homes/nowhere',
    '/homes/alberta/calgary/sunny-zzzzzzzzzz',
    '/no-such-page',
    '/fr/aucune-page',
  ])
    test(`${path} is 404 with help`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });

  test('a broken percent escape in the path gives a page', async ({ request, baseURL }) => {
    const response = await request.fetch(`${baseURL}/homes/alberta/%E0%A4%A`);
    expect([200, 404]).toContain(response.status());
    expect(await response.text()).toContain('<h1');
  });

  test('/en redirects to the address without prefix', async ({ request }) => {
    const response = await request.get('/en/homes?beds=2', { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toMatch(/\/homes\?beds=2$/);
  });

  test('a listing under another slug redirects to its own address', async ({ request }) => {
    const found = (await (await request.get('/api/listings/alberta/calgary?perPage=1')).json()) as {
      listings: { url: string; id: string }[];
    };
    const listing = found.listings[0];
    const response = await request.get(`/homes/ontario/toronto/other-words-${listing?.id}`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toContain(listing?.url);
  });

  for (const path of [
    '/assets/shell/main.0000000000.js',
    '/areas/mfe-public/none.js',
    '/favicon-that-is-not.png',
    '/areas/mfe-public/server.cjs',
  ])
    test(`${path} is 404 and not HTML`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      expect(response.headers()['content-type'] ?? '').not.toContain('html');
    });
});
