import { randomUUID } from 'node:crypto';
import { SignedLinks } from '@porchlight/service-kit';
import { asRenter, asStaff, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());

const staff = asStaff(['viewBlogs', 'modifyBlogs']);
const aPost = async (slug: string) =>
  (await app.sql<{ id: string; version: number }>('select id, version from post where slug = $1', [slug]))[0]!;
const addCategory = async () => {
  const sql = `insert into post_category (name, slug, position) values ('{"en-CA": "Other"}', 'other', 99) returning id`;
  return (await app.sql<{ id: string }>(sql))[0]!.id;
};
const link = async (id: string) => (await app.post(`/admin/posts/${id}/preview`, { as: staff })).body;
const open = (token: string, query = '') => app.get(`/admin/post-previews/${token}${query}`, { as: staff });

describe('preview of a post', () => {
  it('shows its draft as readers will see it, and what is saved where the draft is incomplete', async () => {
    const { id, version } = await aPost('move-in-day');
    const fields = {
      headline: { 'en-CA': 'Moving day' },
      summary: {},
      body: { 'en-CA': '<h2>A</h2><script>x</script>' },
      category: await addCategory(),
    };
    await app.patch(`/admin/posts/${id}/draft`, { as: staff, body: { version, fields } });
    const { token, expiresAt } = await link(id);
    const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
    expect([minutes > 14, minutes <= 15]).toEqual([true, true]);
    const { status, body, headers } = await open(token);
    expect([status, body.post]).toMatchObject([
      200,
      { title: 'Moving day', category: 'other', body: '<h2 id="a">A</h2>', contents: [{ id: 'a', title: 'A' }] },
    ]);
    expect(body.post.summary.length).toBeGreaterThan(10);
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await app.get('/posts/move-in-day')).body.post.title).not.toBe('Moving day');
  });
  it('is written in the language of the page', async () => {
    const { token } = await link((await aPost('what-a-lease-says')).id);
    expect((await open(token, '?lang=fr-CA')).body.post.lang).toBe('fr-CA');
  });
  it('is refused to guests, renters and staff without the permission', async () => {
    const { id } = await aPost('what-a-lease-says');
    const { token } = await link(id);
    for (const [as, status] of [
      [guest, 401],
      [asRenter(), 403],
      [asStaff(['viewFaqs']), 403],
    ] as const) {
      expect((await app.get(`/admin/post-previews/${token}`, { as })).status).toBe(status);
      expect((await app.post(`/admin/posts/${id}/preview`, { as })).status).toBe(status);
    }
  });
  it('ends after 15 minutes, and is not found for a forged link or a post that is gone', async () => {
    const { id } = await aPost('what-a-lease-says');
    const links = app.app.get(SignedLinks);
    const sign = (seconds: number, purpose: 'preview' | 'export' = 'preview', post = id) =>
      links.sign(purpose, `posts ${post}`, seconds).text;
    expect((await open(sign(60))).status).toBe(200);
    for (const token of [sign(-1), sign(60, 'export'), `${sign(60)}x`, 'x', sign(60, 'preview', randomUUID())])
      expect(await open(token)).toMatchObject({ status: 404, body: { code: 'preview-not-found' } });
    expect((await app.post(`/admin/posts/${randomUUID()}/preview`, { as: staff })).status).toBe(404);
  });
});
