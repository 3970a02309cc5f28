import { expect, test, type APIRequestContext } from '@playwright/test';

const textOf = async (request: APIRequestContext, url: string) => (await request.get(url)).text();
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.replaceAll('&apos;', "'").replaceAll('&amp;', '&'),
  );
const attributeOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
const metaOf = (html: string, name: string) =>
  attributeOf(html, new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`));

/** Returns the addresses of the sitemap, by file. */
async function siteMap(
  request: APIRequestContext,
): Promise<{ readonly file: string; readonly urls: readonly string[] }[]> {
  const index = /^Sitemap: (\S+)$/m.exec(await textOf(request, '/robots.txt'))?.[1] ?? '';
  return Promise.all(
    locations(await textOf(request, index)).map(async (file) => ({
      file,
      urls: locations(await textOf(request, file)),
    })),
  );
}

test('every address of a sitemap sample is canonical, with complete metadata and alternates in all languages', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const files = await siteMap(request);
  const listingUrls = files.filter(({ file }) => file.includes('/listings-')).flatMap(({ urls }) => urls);
  const { count } = (await (await request.get('/api/listings?count=true')).json()) as { count: number };
  expect([listingUrls.length, new Set(listingUrls).size]).toEqual([count, count]);
  const sample = files.flatMap(({ urls }) =>
    [0, 0.31, 0.62, 0.99].flatMap((share) => urls[Math.floor(share * urls.length)] ?? []),
  );
  for (const url of new Set(sample))
    for (const prefix of ['', '/fr']) {
      const { origin, pathname } = new URL(url);
      const requested = origin + (pathname === '/' && prefix ? prefix : prefix + pathname);
      const response = await request.get(requested, { maxRedirects: 0 });
      expect(response.status(), requested).toBe(200);
      const html = await response.text();
      expect(attributeOf(html, /<link rel="canonical" href="([^"]+)">/), requested).toBe(requested);
      for (const language of ['en-CA', 'fr-CA', 'en-US', 'x-default'])
        expect(html, requested).toContain(`hreflang="${language}"`);
      expect(
        (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/&[#\w]+;/g, '..').length,
        `title of ${requested}`,
      ).toBeLessThanOrEqual(60);
      const description = metaOf(html, 'description') ?? '';
      expect(description.length, `description of ${requested}`).toBeGreaterThan(20);
      expect(description.replace(/&[#\w]+;/g, '..').length, `description of ${requested}`).toBeLessThanOrEqual(160);
      expect(
        [metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height'), metaOf(html, 'og:locale')],
        requested,
      ).toEqual(['1200', '630', prefix ? 'fr_CA' : 'en_CA']);
    }
});

test('a shared link has a JPEG preview image', async ({ request }) => {
  const { listings } = (await (await request.get('/api/listings')).json()) as { listings: { url: string }[] };
  for (const path of ['/', '/homes/ontario/toronto', '/fr/guides', listings[0]?.url ?? '']) {
    const picture = metaOf(await textOf(request, path), 'og:image') ?? '';
    const response = await request.get(picture);
    expect([response.status(), response.headers()['content-type']], picture).toEqual([200, 'image/jpeg']);
  }
  expect((await request.get('/photos/share/home-zzzzzzzzzz.en.jpg')).status()).toBe(404);
});

test('guide pages link the feed of their language', async ({ request }) => {
  const html = await textOf(request, '/fr/guides');
  const feed =
    attributeOf(html, /<link rel="alternate" type="application\/atom\+xml" title="[^"]*" href="([^"]+)">/) ?? '';
  expect(feed).toMatch(/\/fr\/guides\/feed\.xml$/);
  expect((await request.get(feed)).headers()['content-type']).toContain('application/atom+xml');
});

/** Path, status, and the location of a redirect. */
const expectedResponses: readonly (readonly [string, number, string?])[] = [
  ['/', 200],
  ['/fr', 200],
  ['/en-us', 200],
  ['/homes', 200],
  ['/homes/ontario', 200],
  ['/homes/ontario/toronto', 200],
  ['/homes/ontario/toronto/rent-trends', 200],
  ['/homes/favourites', 200],
  ['/homes/favorites', 200],
  ['/guides', 200],
  ['/faqs', 200],
  ['/privacy-policy', 200],
  ['/homes?utm_source=x&foo=%00&beds=many&p=-3&minrate=9&maxrate=1', 200],
  ['/homes/ontario?p=99999', 200],
  ['/no-such-page', 404],
  ['/guides/no-such-guide', 404],
  ['/guides/category/no-such-topic', 404],
  ['/homes/alberta/toronto', 404],
  ['/homes/atlantis', 404],
  ['/homes/alberta/calgary/a-home-zzzzzzzzzz', 404],
  ['/homes/alberta/calgary/no-id', 404],
  ['/homes/atlantis/x/rent-trends', 404],
  ['/fr/en/homes', 404],
  ['/homes/%E0%A4%A', 404],
  ['/missing.js', 404],
  ['/en', 301, '/'],
  ['/en/homes?beds=2', 301, '/homes?beds=2'],
  ['/homes/', 301, '/homes'],
  ['/fr/', 301, '/fr'],
  ['/homes//ontario', 301, '/homes/ontario'],
  ['/Homes/Ontario?q=A', 301, '/homes/ontario?q=A'],
  ['/FR/homes', 301, '/fr/homes'],
  ['/fr/admin/posts', 301, '/admin/posts'],
  ['/en-us/login', 200],
  ['/en/login', 301, '/login'],
];
for (const [path, status, location] of expectedResponses)
  test(`${path} returns ${status}${location === undefined ? '' : ` to ${location}`}`, async ({ request, baseURL }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(response.headers()['location']?.replace(baseURL ?? '', '')).toBe(location);
    if (status === 404 && !path.includes('.js')) {
      const html = await response.text();
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).toMatch(/<h1[^>]*>[^<]{10,}<\/h1>/);
      expect(html).toContain('role="search"');
    }
  });

test('a listing under another slug, city or language prefix redirects to its canonical address', async ({
  request,
}) => {
  const { listings } = (await (await request.get('/api/listings')).json()) as {
    listings: { url: string; id: string }[];
  };
  const { url, id } = listings[0] ?? { url: '', id: '' };
  for (const [requested, only] of [
    [`/homes/ontario/toronto/other-words-${id}`, url],
    [`/fr/homes/ontario/toronto/x-${id}`, `/fr${url}`],
  ] as const) {
    const response = await request.get(requested, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']]).toEqual([301, only]);
  }
});
