import { asStaff, startForTest, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());

const editor = asStaff(['modifyBlogs', 'modifyPages']);
const recordAt = async (address: string, as: Actor = editor) =>
  (await app.get(`/admin/record-at-address?address=${encodeURIComponent(address)}`, { as })).body.record;
const idIn = async (table: 'post' | 'page', slug: string) =>
  (await app.sql<{ id: string }>(`select id from ${table} where slug = $1`, [slug]))[0]?.id;

describe('the record at an address', () => {
  it('is a post below the guides, and a page elsewhere', async () => {
    const [post] = await app.sql<{ id: string; slug: string }>('select id, slug from post limit 1');
    expect(await recordAt(`/guides/${post?.slug}`)).toEqual({ kind: 'posts', id: post?.id });
    expect(await recordAt('/privacy-policy')).toEqual({ kind: 'pages', id: await idIn('page', 'privacy-policy') });
  });
  it('is absent for other addresses, and for records in the trash', async () => {
    await app.sql(`update page set deleted_at = now() where slug = 'about'`);
    for (const address of ['/', '', '/homes/ontario', '/guides', '/guides/none', 'privacy-policy', '/about'])
      expect(await recordAt(address)).toBeUndefined();
    await app.sql(`update page set deleted_at = null where slug = 'about'`);
  });
  it('is for those who may modify it', async () => {
    const [post] = await app.sql<{ slug: string }>('select slug from post limit 1');
    expect(await recordAt(`/guides/${post?.slug}`, asStaff(['modifyPages']))).toBeUndefined();
    expect(await recordAt('/privacy-policy', asStaff(['modifyBlogs']))).toBeUndefined();
    const { status } = await app.get('/admin/record-at-address?address=/about', { as: asStaff(['viewPages']) });
    expect(status).toBe(403);
  });
});
