import { randomUUID } from 'node:crypto';
import { asRenter, asService, asStaff, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { ScheduledPublication } from '../content-life/scheduled-publication.ts';
import { content } from '../content.ts';

let app: TestApp;
let category: string;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
  category = (await app.get('/admin/post-categories?search=safety', { as: editor })).body.records[0].id;
});
afterAll(() => app.stop());

const reader = asStaff(['viewBlogs']);
const editor = asStaff(['viewBlogs', 'createBlogs', 'modifyBlogs']);
const text = (english: string) => ({ 'en-CA': english });
const aPost = (over: object = {}) => ({
  headline: text('Bikes'),
  slug: `bikes-${randomUUID().slice(0, 8)}`,
  summary: text('Ride'),
  body: text('<p>Ride a bike.</p>'),
  category,
  author: 'Ana',
  cover: 'p1-living',
  state: 'draft',
  ...over,
});
interface Stored {
  readonly id: string;
  readonly version: number;
  readonly slug: string;
  readonly state: string;
  readonly publishedAt?: string;
}
const create = async (over?: object) =>
  (await app.post('/admin/posts', { as: editor, body: aPost(over) })).body as Stored;
const change = ({ id, version }: Stored, body: object) =>
  app.patch(`/admin/posts/${id}`, { as: editor, body: { version, ...body } });
const stored = async ({ id }: Stored) => (await app.get(`/admin/posts/${id}`, { as: editor })).body as Stored;
const publicStatus = async ({ slug }: Pick<Stored, 'slug'>) => (await app.get(`/posts/${slug}`)).status;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('post', () => {
  it('is listed by state and category, and searched in title, summary and body', async () => {
    const draft = await create({ body: text('<p>Penny-farthing</p>') });
    const list = async (query: string) =>
      (await app.get(`/admin/posts?${query}`, { as: reader })).body.records as (Stored & { category: string })[];
    expect((await list('search=penny')).map(({ id }) => id)).toEqual([draft.id]);
    expect((await list('state=draft')).every(({ state }) => state === 'draft')).toBe(true);
    const found = await list(`category=${category}&sort=-updatedAt`);
    expect(found[0]).toMatchObject({ id: draft.id, categoryName: { 'en-CA': 'Renting safely' } });
    expect(found.every((one) => one.category === category)).toBe(true);
  });
  it('is searched in a large table by its index', async () => {
    const plan = await app.app.get(DataSource).transaction(async (manager) => {
      await manager.query('set local enable_seqscan = off');
      return manager.query<object[]>(`
        explain select 1 from post record where (to_tsvector('simple', record.title)
        || to_tsvector('simple', record.summary) || to_tsvector('simple', record.body)) @@ to_tsquery('simple', 'a:*')`);
    });
    expect(JSON.stringify(plan)).toContain('post_search');
  });
  it('has a sanitized body and its reading time', async () => {
    const words = 'word '.repeat(400);
    const post = await create({ body: text(`<p onclick=x()>${words}</p><script>alert(1)</script>`) });
    expect(post).toMatchObject({ body: text(`<p>${words}</p>`), readingMinutes: 2 });
  });
  it('has a text that is left when scripts are removed', async () => {
    const script = '<p> </p><script>alert(1)</script>';
    expect(await app.post('/admin/posts', { as: editor, body: aPost({ body: text(script) }) })).toMatchObject({
      status: 422,
      body: { code: 'empty-text', errors: { 'body.en-CA': [expect.stringMatching(/Enter a text/)] } },
    });
    const post = await create({ body: { 'en-CA': '<p>a</p>', 'fr-CA': script } });
    expect(post).toHaveProperty('body', text('<p>a</p>'));
  });
  it('is sanitized again when staff see it', async () => {
    const { id } = await create();
    await app.sql(`update post set body = '{"en-CA": "<p>a</p><img src=x onerror=run()>"}' where id = $1`, [id]);
    expect((await app.get(`/admin/posts/${id}`, { as: editor })).body.body).toEqual(text('<p>a</p>'));
  });
  it('is kept out of search engines, under a new content version, and listed again', async () => {
    const sitemap = async () =>
      JSON.stringify((await app.get('/internal/sitemap/posts', { as: asService('gateway') })).body);
    const shown = async () => (await app.get(`/posts/${post.slug}`)).body.post.isIndexed;
    const version = async () => (await app.get('/site-settings')).body.contentVersion;
    const post = await create({ state: 'published' });
    expect([post, await shown()]).toEqual([expect.objectContaining({ isIndexed: true }), true]);
    expect(await sitemap()).toContain(`/guides/${post.slug}"`);
    const before = await version();
    const hidden = (await change(post, { isIndexed: false })).body as Stored;
    expect([hidden, await shown()]).toEqual([expect.objectContaining({ isIndexed: false }), false]);
    expect(await sitemap()).not.toContain(`/guides/${post.slug}"`);
    expect(await version()).not.toBe(before);
  });
  it('has texts of its own for search engines, or none, which readers get under a new content version', async () => {
    const version = async () => (await app.get('/site-settings')).body.contentVersion;
    const shown = async () => (await app.get(`/posts/${post.slug}`)).body.post;
    const post = await create({ state: 'published' });
    expect(await shown()).not.toHaveProperty('searchTitle');
    const before = await version();
    const texts = { searchTitle: text('Winter bikes'), searchDescription: text('How to ride') };
    const saved = (await change(post, texts)).body;
    expect(saved).toMatchObject(texts);
    expect(await shown()).toMatchObject({ searchTitle: 'Winter bikes', searchDescription: 'How to ride' });
    expect(await version()).not.toBe(before);
    expect((await change(saved, { searchTitle: text('x'.repeat(61)) })).status).toBe(422);
    await change(saved, { searchTitle: null, searchDescription: null });
    expect(await shown()).not.toHaveProperty('searchTitle');
  });
  it('needs a category, an address of its own, and a whole location', async () => {
    const { slug } = await create();
    expect((await app.post('/admin/posts', { as: editor, body: aPost({ slug }) })).body.code).toBe('exists');
    for (const [over, code] of [
      [{ category: randomUUID() }, 'category-not-found'],
      [{ province: 'alberta' }, 'half-place'],
      [{ slug: 'Not a slug' }, 'input-refused'],
      [{ cover: '../secret' }, 'input-refused'],
    ] as const) {
      const { status, body } = await app.post('/admin/posts', { as: editor, body: aPost(over) });
      expect([status, body.code, Object.keys(body.errors)]).toEqual([
        422,
        code,
        [Object.keys(over)[0] === 'province' ? 'place' : Object.keys(over)[0]],
      ]);
    }
    expect(await create({ province: 'alberta', place: 'calgary' })).toMatchObject({ place: 'calgary' });
  });
  it('moves to the trash and back, and is public only outside', async () => {
    const post = await create({ state: 'published' });
    expect(await publicStatus(post)).toBe(200);
    await app.delete(`/admin/posts/${post.id}`, { as: editor, body: { version: 1 } });
    expect(await publicStatus(post)).toBe(404);
    await app.post(`/admin/posts/${post.id}/restore`, { as: editor, body: { version: 2 } });
    expect(await publicStatus(post)).toBe(200);
  });
  it('admits staff by permission before it validates', async () => {
    const calls = async (as: typeof guest) => [
      (await app.get('/admin/posts', { as })).status,
      (await app.post('/admin/posts', { as, body: {} })).status,
      (await app.patch(`/admin/posts/${randomUUID()}`, { as, body: {} })).status,
    ];
    expect(await calls(guest)).toEqual([401, 401, 401]);
    expect(await calls(asRenter())).toEqual([403, 403, 403]);
    expect(await calls(reader)).toEqual([200, 403, 403]);
    expect(await calls(editor)).toEqual([200, 422, 422]);
  });
});

describe('publication of a post', () => {
  it('is at once, with the time of the first one when it is repeated', async () => {
    const draft = await create({ publishedAt: inDays(-9) });
    expect(draft.publishedAt).toBeUndefined();
    expect(await publicStatus(draft)).toBe(404);
    const published = (await change(draft, { state: 'published' })).body as Stored;
    expect(Date.now() - Date.parse(published.publishedAt ?? '')).toBeLessThan(60_000);
    expect(await publicStatus(draft)).toBe(200);
    const hidden = (await change(published, { state: 'draft' })).body as Stored;
    expect(await publicStatus(draft)).toBe(404);
    expect((await change(hidden, { state: 'published' })).body.publishedAt).toBe(published.publishedAt);
  });
  it('notes a change of the public text, and no other', async () => {
    const post = await create({ state: 'published' });
    const moved = (await change(post, { author: 'Bo' })).body as Stored;
    expect(moved).not.toHaveProperty('revisedAt');
    expect((await change(moved, { headline: text('Bicycles') })).body).toHaveProperty('revisedAt');
  });
  it.each([-0.1, 0, 367])('is not scheduled for %s days ahead', async (days) => {
    const draft = await create();
    expect((await change(draft, { state: 'scheduled', publishedAt: inDays(days) })).body).toMatchObject({
      code: 'publication-time',
      errors: { publishedAt: [expect.any(String)] },
    });
    expect((await change(draft, { state: 'scheduled' })).status).toBe(422);
  });
  it('happens once at its time, however often and late the task runs', async () => {
    const post = await create({ state: 'scheduled', publishedAt: inDays(2) });
    const run = () =>
      app.app.get(DataSource).transaction((manager) => app.app.get(ScheduledPublication).publishDue(manager));
    const version = async () => (await app.get('/site-settings')).body.contentVersion;
    const before = await version();
    expect(await run()).toBe(0);
    expect([await publicStatus(post), await version()]).toEqual([404, before]);
    // Content was down at the time.
    await app.sql(`update post set published_at = now() - interval '1 hour' where id = $1`, [post.id]);
    expect(await publicStatus(post)).toBe(200);
    const late = await version();
    const counts = await Promise.all(Array.from({ length: 4 }, run));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await version()).not.toBe(late);
    expect(await stored(post)).toMatchObject({ state: 'published', version: 1 });
    // A form that was open meanwhile still says that the post is scheduled.
    const open = await change(post, { state: 'scheduled', publishedAt: inDays(-0.1), author: 'Bo' });
    expect(open.body).toMatchObject({ state: 'published', author: 'Bo' });
  });
  it('can be moved and taken back before its time', async () => {
    const post = await create({ state: 'scheduled', publishedAt: inDays(2) });
    const publishedAt = inDays(3);
    const moved = (await change(post, { publishedAt })).body as Stored;
    expect(moved).toMatchObject({ state: 'scheduled', publishedAt });
    const draft = (await change(moved, { state: 'draft' })).body as Stored;
    expect(draft).not.toHaveProperty('publishedAt');
  });
});

describe('address of a post', () => {
  const move = async (post: Stored, slug: string) => (await change(post, { slug })).body as Stored;
  const shown = async (slug: string) => (await app.get(`/posts/${slug}`)).body.post?.slug;

  it('redirects from every former one in one step, and no longer from one that is used again', async () => {
    const post = await create({ state: 'published' });
    const second = await move(post, `${post.slug}-2`);
    const third = await move(second, `${post.slug}-3`);
    for (const slug of [post.slug, second.slug, third.slug]) expect(await shown(slug)).toBe(third.slug);
    await move(third, post.slug);
    for (const slug of [post.slug, second.slug, third.slug]) expect(await shown(slug)).toBe(post.slug);
    expect(
      await app.sql('select from redirect where from_address = $1 and deleted_at is null', [`/guides/${post.slug}`]),
    ).toEqual([]);
  });
  it('of a draft leaves none', async () => {
    const draft = await create();
    await move(draft, `${draft.slug}-2`);
    expect(
      await app.sql('select from redirect where from_address = $1 and deleted_at is null', [`/guides/${draft.slug}`]),
    ).toEqual([]);
  });
});
