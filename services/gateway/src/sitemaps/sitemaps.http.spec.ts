import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { Readable } from 'node:stream';
import { openHouse, type House } from '../testing/house.ts';
import { said, type StandIn } from '../testing/stand-in.ts';

const changedAt = '2026-11-20T10:00:00.000Z';
const answers: Readonly<Record<string, object>> = {
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
const answering = (one: StandIn) => {
  one.answers((request, response, body) => said(answers[request.url ?? ''] ?? {})(request, response, body));
};
const asked = { headers: { host: 'porchlight.example' } };

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.stop();
});
beforeEach(() => {
  answering(house.catalog);
  answering(house.content);
});

describe('the site map', () => {
  it('is an index of files by their whole addresses, homes first', async () => {
    const { status, headers, text } = await house.ask('/sitemap.xml', asked);
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect((await parseSitemapIndex(Readable.from(text))).map(({ url }) => url)).toEqual(
      ['listings-0', 'listings-7', 'cities', 'rent-trends', 'posts', 'pages'].map(
        (name) => `http://porchlight.example/sitemaps/${name}.xml`,
      ),
    );
  });
  it('has files of whole addresses, escaped, each with the day it last changed', async () => {
    const { status, text } = await house.ask('/sitemaps/listings-7.xml', asked);
    expect(status).toBe(200);
    expect(text).toContain('a&amp;b');
    expect((await parseSitemap(Readable.from(text))).map(({ url, lastmod }) => [url, lastmod])).toEqual([
      ['http://porchlight.example/homes/alberta/calgary/one-0000000001', changedAt],
      ['http://porchlight.example/homes/quebec/montreal/a&b-0000000002', changedAt],
    ]);
  });
  it('names the same page in every language', async () => {
    const [entry] = await parseSitemap(Readable.from((await house.ask('/sitemaps/cities.xml', asked)).text));
    expect(entry?.links).toEqual(
      [
        ['en-CA', ''],
        ['fr-CA', '/fr'],
        ['en-US', '/en-us'],
        ['x-default', ''],
      ].map(([lang, prefix]) => ({ lang, url: `http://porchlight.example${prefix}/homes` })),
    );
  });
  it('says that a file is not there: unknown, empty, or no name at all', async () => {
    for (const file of [
      'nothing.xml',
      'listings-9.xml',
      'listings-.xml',
      '__proto__.xml',
      'constructor.xml',
      'cities',
      '..%2fcities.xml',
    ])
      expect([file, (await house.ask(`/sitemaps/${file}`, asked)).status]).toEqual([file, 404]);
  });
  it('is away for a moment, not empty, while catalog is', async () => {
    house.catalog.answers(said({ code: 'down' }, { status: 503 }));
    expect(await house.ask('/sitemap.xml', asked)).toMatchObject({ status: 503 });
  });
});

describe('the feed of guides', () => {
  it('is Atom in the language of its address, with what a landlord or an editor wrote escaped', async () => {
    house.content.answers((request, response, body) =>
      said(
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
    const { status, headers, text } = await house.ask('/fr/guides/feed.xml', asked);
    expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(house.content.taken.every(({ url }) => url.includes('lang=fr-CA'))).toBe(true);
    expect(text).toContain('http://porchlight.example/fr/guides/first-days');
    expect(text).toContain('Bail &amp; dépôt &lt;vite&gt;');
    expect(text).not.toContain('<vite>');
  });
});
