import { asService, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

const gateway = asService('gateway');

describe('sitemap of guides and pages', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startForTest(content, { SEED: 'demo' });
  });
  afterAll(() => app.stop());
  const urls = async (path: string): Promise<string[]> =>
    ((await app.get(`/internal/sitemap/${path}`, { as: gateway })).body.pages as { url: string }[]).map(
      ({ url }) => url,
    );

  it('lists every published guide and category once, and no drafts', async () => {
    const [{ slug }] = (await app.sql<{ slug: string }>(
      `
        update post set state = 'draft' where slug = (select slug from published_post order by slug limit 1)
        returning slug`,
    )) as [{ slug: string }];
    const [guides, published] = [
      await urls('posts'),
      await app.sql<{ slug: string }>('select slug from published_post'),
    ];
    expect(guides.filter((url) => /^\/guides\/[^/]+$/.test(url)).sort()).toEqual(
      published.map((post) => `/guides/${post.slug}`).sort(),
    );
    expect(guides).not.toContain(`/guides/${slug}`);
    expect(new Set(guides).size).toBe(guides.length);
  });
  it('lists the pages of the site', async () => {
    expect(await urls('pages')).toEqual(expect.arrayContaining(['/', '/faqs', '/privacy-policy', '/terms-of-use']));
  });
  it('is available to the gateway only', async () => {
    expect((await app.get('/internal/sitemap/posts', { as: asService('catalog') })).status).toBe(403);
  });
});
