import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());

interface Summary {
  slug: string;
  title: string;
  summary: string;
  lang: string;
  category: string;
  publishedAt: string;
}
const list = async (query = '') =>
  (await app.get(`/posts${query}`)).body as {
    posts: Summary[];
    pagination: { total: number; currentPage: number; endOfListings: boolean; nextPages: number[] };
  };

describe('list of guides', () => {
  it('is paginated by 12, newest first, without duplicates', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`?page=${page}`)));
    expect(pages.map(({ posts }) => posts.length)).toEqual([12, 12, 5]);
    const all = pages.flatMap(({ posts }) => posts);
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(29);
    expect(all.map(({ publishedAt }) => publishedAt)).toEqual(
      all
        .map(({ publishedAt }) => publishedAt)
        .sort()
        .reverse(),
    );
    expect(pages[2]?.pagination).toMatchObject({ total: 29, currentPage: 3, endOfListings: true, nextPages: [] });
  });

  it('has a French translation of every guide', async () => {
    const [english, french] = await Promise.all(
      ['en-CA', 'fr-CA'].map(async (lang) =>
        (await Promise.all([1, 2, 3].map((page) => list(`?page=${page}&lang=${lang}`)))).flatMap(({ posts }) => posts),
      ),
    );
    expect(french).toHaveLength(29);
    expect(french?.every(({ lang }) => lang === 'fr-CA')).toBe(true);
    for (const [at, { title, summary }] of (french ?? []).entries())
      expect([title, summary]).not.toEqual([english?.[at]?.title, english?.[at]?.summary]);
  });

  it('can be filtered by category', async () => {
    const { posts, pagination } = await list('?category=safety');
    expect(posts.every(({ category }) => category === 'safety')).toBe(true);
    expect(pagination.total).toBe(posts.length);
    expect((await list('?category=no-such-shelf')).posts).toEqual([]);
  });

  it.each(['?page=0', '?page=-3', '?page=99999', '?page=x', '?category=%00', '?category=A%20B', '?unknown=1'])(
    'returns guides for %s',
    async (query) => {
      expect((await app.get(`/posts${query}`)).status).toBe(200);
      expect((await list(query)).posts.length).toBeGreaterThan(0);
    },
  );

  it('can be searched in title, summary and body by stemmed words without diacritics, best match first', async () => {
    const slugs = async (q: string, lang = 'en-CA') =>
      (await list(`?q=${encodeURIComponent(q)}&lang=${lang}`)).posts.map(({ slug }) => slug);
    expect((await slugs('rental scams'))[0]).toBe('how-to-spot-a-rental-scam');
    expect((await slugs('deposit'))[0]).toBe('deposits-what-a-landlord-may-ask');
    expect((await slugs('depot', 'fr-CA'))[0]).toBe('deposits-what-a-landlord-may-ask');
    expect(await slugs('chinook')).toEqual(['renting-in-calgary']);
    expect(await slugs('zeppelin')).toEqual([]);
    expect((await list('?q=winter&category=daily-life')).posts.every(({ category }) => category === 'daily-life')).toBe(
      true,
    );
    expect((await list('?q=the')).pagination.total).toBe(29);
  });

  it.each(['%27%20or%20true%20--', '%22', '%26%7C!', '%00', '(((', '%3A*', 'x'.repeat(500)])(
    'returns no server error for the search %s',
    async (q) => {
      expect((await app.get(`/posts?q=${q}`)).status).toBe(200);
    },
  );

  it('returns categories with their number of guides', async () => {
    const { categories } = (await app.get('/post-categories?lang=fr-CA')).body;
    expect(categories.map(({ name }: { name: string }) => name)).toEqual([
      'Pour commencer',
      'Argent et documents',
      'Louer en sécurité',
      'Baux et droits',
      'La vie ici',
    ]);
    expect(categories.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(29);
  });
});

describe('guide', () => {
  const longGuides = new Set([
    'your-first-30-days',
    'renting-without-a-local-credit-history',
    'renting-with-children',
    'what-a-lease-says',
    'deposits-what-a-landlord-may-ask',
    'what-you-pay-before-the-keys',
    'how-to-spot-a-rental-scam',
    'sharing-a-home',
    'your-first-winter-at-home',
    'your-right-to-be-treated-fairly',
    'renting-in-toronto',
    'renting-in-montreal',
  ]);
  const readOn = { 'en-CA': /read these on [A-Z][a-z]+ \d{1,2}, \d{4}/, 'fr-CA': /lues le \d{1,2} \p{L}+ \d{4}/u };

  it('has its length in both languages: a long one at least 600 words and the date of its sources, others 200 to 450', async () => {
    const slugs = (await Promise.all([1, 2, 3].map((page) => list(`?page=${page}`)))).flatMap(({ posts }) =>
      posts.map(({ slug }) => slug),
    );
    expect(slugs).toEqual(expect.arrayContaining([...longGuides]));
    for (const slug of slugs)
      for (const lang of ['en-CA', 'fr-CA'] as const) {
        const { post } = (await app.get(`/posts/${slug}?lang=${lang}`)).body;
        const words = post.body
          .replace(/<[^>]*>/g, ' ')
          .split(/\s+/)
          .filter(Boolean).length;
        const isFit = longGuides.has(slug)
          ? words >= 600 && readOn[lang].test(post.body)
          : words >= 200 && words <= 450;
        expect({ slug, lang: post.lang, isFit }).toEqual({ slug, lang, isFit: true });
      }
  });

  it('links only to existing pages and guides', async () => {
    const bodies = await app.sql<{ slug: string; text: string }>(
      `
        select slug, body::text as text from post union all select slug, body::text from page union all
        select key, answer::text from faq`,
    );
    const targets = new Set(
      bodies.flatMap(({ text }) => [...text.matchAll(/href=\\"(\/[^"\\]*)\\"/g)].map(([, href]) => href ?? '')),
    );
    expect(targets.size).toBeGreaterThan(10);
    for (const target of targets) {
      if (['/homes', '/faqs', '/landlord/register', '/outbox'].includes(target)) continue;
      const response = target.startsWith('/guides/')
        ? await app.get(`/posts/${target.slice(8)}`)
        : await app.get(`/pages/by-address?address=${target}`);
      expect([target, response.status]).toEqual([target, 200]);
    }
  });

  it('has related guides of its category, never itself', async () => {
    const { post, related } = (await app.get('/posts/how-to-spot-a-rental-scam')).body;
    expect(related.length).toBe(3);
    expect(related.map(({ slug }: Summary) => slug)).not.toContain(post.slug);
    expect(related.every(({ category }: Summary) => category === post.category)).toBe(true);
  });

  it.each([
    ['draft', '-1 day'],
    ['archived', '-1 day'],
    ['scheduled', '1 day'],
    ['published', '1 day'],
  ])('that is %s from %s on is not found and not listed', async (state, from) => {
    const slug = `hidden-${state}`;
    await app.sql(
      `insert into post (slug, category_id, title, summary, body, author, cover, state, published_at)
      select $1, id, '{"en-CA": "T"}', '{"en-CA": "S"}', '{"en-CA": "B"}', 'Porchlight', 'p1-living', $2,
        now() + $3::interval from post_category where slug = 'rights'`,
      [slug, state, from],
    );
    expect(await app.get(`/posts/${slug}`)).toMatchObject({ status: 404, body: { code: 'post-not-found' } });
    expect(JSON.stringify(await list('?category=rights'))).not.toContain(slug);
    expect((await app.get('/posts/what-a-lease-says')).body.related.map((one: Summary) => one.slug)).not.toContain(
      slug,
    );
  });

  it('has three related guides even when its category has none', async () => {
    await app.sql(`insert into post_category (slug, name) values ('alone', '{"en-CA": "Alone"}')`);
    await app.sql(
      `update post set category_id = (select id from post_category where slug = 'alone') where slug = 'move-in-day'`,
    );
    expect((await app.get('/posts/move-in-day')).body.related).toHaveLength(3);
  });

  it('returns its location, and its revision date if later than publication', async () => {
    expect((await app.get('/posts/renting-in-calgary')).body.post).toMatchObject({
      place: { province: 'alberta', place: 'calgary' },
    });
    const { updatedAt, publishedAt } = (await app.get('/posts/what-a-lease-says')).body.post;
    expect(updatedAt > publishedAt).toBe(true);
    await app.sql(`update post set revised_at = published_at - interval '1 day' where slug = 'what-a-lease-says'`);
    expect((await app.get('/posts/what-a-lease-says')).body.post).not.toHaveProperty('updatedAt');
  });

  it('that moved is returned for its old slug with its new slug', async () => {
    await app.sql(
      `
        insert into redirect (from_address, to_address)
        values ('/guides/first-month', '/guides/your-first-30-days'), ('/guides/trick', '/about')`,
    );
    expect((await app.get('/posts/first-month')).body.post.slug).toBe('your-first-30-days');
    expect((await app.get('/posts/trick')).status).toBe(404);
  });

  it('without a French body is returned in English, reported in lang', async () => {
    await app.sql(`update post set body = body - 'fr-CA' where slug = 'move-in-day'`);
    expect((await app.get('/posts/move-in-day?lang=fr-CA')).body.post.lang).toBe('en-CA');
  });

  it('is sanitized on output and links to pages in the language of the reader', async () => {
    await app.sql(
      `
        update post set body = '{"en-CA": "<p onclick=x()>A <a href=/about>b</a></p><script>alert(1)</script>"}'
        where slug = 'sharing-a-home'`,
    );
    expect((await app.get('/posts/sharing-a-home?lang=en-US')).body.post.body).toBe(
      '<p>A <a href="/en-us/about">b</a></p>',
    );
  });

  it('rejects an invalid slug', async () => {
    expect((await app.get('/posts/Not%20a%20slug')).status).toBe(422);
  });
});
