import { applyPermalinks, defaultPermalinks } from '@porchlight/contracts';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { Readable } from 'node:stream';
import { startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';
import { jsonResponse, type StubService } from '../testing/stub-service.ts';

const changedAt = '2026-11-20T10:00:00.000Z';
const responses: Readonly<Record<string, object>> = {
  '/internal/sitemap/shards': {
    shards: [
      { number: 0, changedAt },
      { number: 7, changedAt },
    ],
  },
  '/internal/sitemap/homes/7': {
    pages: [
      { url: '/homes/alberta/calgary/one-0000000001', changedAt },
      { url: '/homes/quebec/montreal/a&b-0000000002', changedAt },
    ],
  },
  '/internal/sitemap/homes/9': { pages: [] },
  '/internal/sitemap/cities': { pages: [{ url: '/homes' }] },
};
const answering = (one: StubService) => {
  one.respondWith((request, response, body) =>
    jsonResponse(responses[request.url ?? ''] ?? {})(request, response, body),
  );
};
const requested = { headers: { host: 'porchlight.example' } };

let gatewayFixture: GatewayFixture;
beforeAll(async () => {
  gatewayFixture = await startGateway({ PUBLIC_ORIGIN: 'http://porchlight.example' });
});
afterAll(async () => {
  await gatewayFixture.stop();
});
beforeEach(() => {
  answering(gatewayFixture.catalog);
  answering(gatewayFixture.content);
});

describe('the sitemap', () => {
  it('is an index of absolute file URLs, listings first', async () => {
    const { status, headers, text } = await gatewayFixture.request('/sitemap.xml', requested);
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect((await parseSitemapIndex(Readable.from(text))).map(({ url }) => url)).toEqual(
      ['listings-0', 'listings-7', 'cities', 'rent-trends', 'posts', 'pages'].map(
        (name) => `http://porchlight.example/sitemaps/${name}.xml`,
      ),
    );
  });
  it('has files of absolute, escaped URLs with their last modification', async () => {
    const { status, text } = await gatewayFixture.request('/sitemaps/listings-7.xml', requested);
    expect(status).toBe(200);
    expect(text).toContain('a&amp;b');
    expect((await parseSitemap(Readable.from(text))).map(({ url, lastmod }) => [url, lastmod])).toEqual([
      ['http://porchlight.example/homes/alberta/calgary/one-0000000001', changedAt],
      ['http://porchlight.example/homes/quebec/montreal/a&b-0000000002', changedAt],
    ]);
  });
  it('lists the alternates of a page in every language', async () => {
    const [entry] = await parseSitemap(
      Readable.from((await gatewayFixture.request('/sitemaps/cities.xml', requested)).text),
    );
    expect(entry?.links).toEqual(
      [
        ['en-CA', ''],
        ['fr-CA', '/fr'],
        ['en-US', '/en-us'],
        ['x-default', ''],
      ].map(([lang, prefix]) => ({ lang, url: `http://porchlight.example${prefix}/homes` })),
    );
  });
  it('lists the permalinks that staff chose', async () => {
    applyPermalinks({ ...defaultPermalinks, listings: 'rentals' });
    try {
      const { text } = await gatewayFixture.request('/sitemaps/cities.xml', requested);
      expect(text).toContain('<loc>http://porchlight.example/rentals</loc>');
      expect(text).not.toContain('/homes');
    } finally {
      applyPermalinks(defaultPermalinks);
    }
  });
  it('responds 404 to an unknown, empty or invalid file', async () => {
    for (const file of [
      'nothing.xml',
      'listings-9.xml',
      'listings-.xml',
      '__proto__.xml',
      'constructor.xml',
      'cities',
      '..%2fcities.xml',
    ])
      expect([file, (await gatewayFixture.request(`/sitemaps/${file}`, requested)).status]).toEqual([file, 404]);
  });
  it('responds 503, not an empty file, while catalog is unavailable', async () => {
    gatewayFixture.catalog.respondWith(jsonResponse({ code: 'down' }, { status: 503 }));
    expect(await gatewayFixture.request('/sitemap.xml', requested)).toMatchObject({ status: 503 });
  });
});

describe('the guides feed', () => {
  it('is Atom in the language of its URL, with escaped texts', async () => {
    gatewayFixture.content.respondWith((request, response, body) =>
      jsonResponse(
        request.url?.startsWith('/posts') === true
          ? {
              posts: [
                {
                  slug: 'first-days',
                  title: 'Bail & dépôt <vite>',
                  summary: 'Lire d’abord',
                  author: 'Ana',
                  publishedAt: changedAt,
                },
              ],
              pagination: {},
            }
          : { siteSettings: { siteName: 'Porchlight' } },
      )(request, response, body),
    );
    const { status, headers, text } = await gatewayFixture.request('/fr/guides/feed.xml', requested);
    expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(gatewayFixture.content.requests.every(({ url }) => url.includes('lang=fr-CA'))).toBe(true);
    expect(text).toContain('http://porchlight.example/fr/guides/first-days');
    expect(text).toContain('Bail &amp; dépôt &lt;vite&gt;');
    expect(text).not.toContain('<vite>');
  });
});
