import { randomUUID } from 'node:crypto';
import { linkedPages } from '@porchlight/contracts/content';
import { SignedLinks } from '@porchlight/service-kit';
import { asRenter, asStaff, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { ScheduledPublication } from '../content-life/scheduled-publication.ts';
import { content } from '../content.ts';

let app: TestApp;
const types: Record<string, string> = {};
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
  const { records } = (await app.get('/admin/page-types', { as: asStaff(['viewPageTypes']) })).body;
  for (const { key, id } of records as { key: string; id: string }[]) types[key] = id;
});
afterAll(() => app.stop());

const editor = asStaff(['viewPages', 'createPages', 'modifyPages']);
const reader = asStaff(['viewPages']);
const text = (english: string) => ({ 'en-CA': english });
const ways = 'page.about.ways';
interface Stored {
  readonly id: string;
  readonly version: number;
  readonly slug: string;
  readonly state: string;
  readonly publishedAt?: string;
}
const send = (over: object = {}) => {
  const body = {
    headline: text('Bikes'),
    slug: `bikes-${randomUUID().slice(0, 8)}`,
    pageType: types['landing'],
    body: text('<p>Ride.</p>'),
    blocks: [],
    searchDescription: text('How to ride'),
    isIndexed: true,
    state: 'published',
    ...over,
  };
  return app.post('/admin/pages', { as: editor, body });
};
const create = async (over?: object) => (await send(over)).body as Stored;
const path = ({ id }: Pick<Stored, 'id'>) => `/admin/pages/${id}`;
const change = (page: Stored, body: object) =>
  app.patch(path(page), { as: editor, body: { version: page.version, ...body } });
const remove = (page: Stored) => app.delete(path(page), { as: editor, body: { version: page.version } });
const draft = (page: Stored, fields: object) =>
  app.patch(`${path(page)}/draft`, { as: editor, body: { version: page.version, fields } });
const stored = async (page: Stored) => (await app.get(path(page), { as: editor })).body as Stored;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const read = (slug: string) => app.get(`/pages/by-address?address=/${slug}`);
const contentVersion = async () => (await app.get('/site-settings')).body.contentVersion;
const addToFooter = async (page: Stored) => {
  const as = asStaff(['viewMenuEditor', 'createMenuItems', 'modifyMenuItems']);
  const menus = (await app.get('/admin/menus', { as })).body.records as { key: string; id: string }[];
  const menu = menus.find(({ key }) => key === 'Footer')?.id;
  const body = { menu, label: text('Cycling'), link: 'page', page: page.id, target: '_self' };
  expect((await app.post('/admin/menu-items', { as, body })).status).toBe(201);
};

describe('draft of a page', () => {
  it('is private: visitors, menus and the time of the last change are as they were', async () => {
    const page = await create();
    await addToFooter(page);
    const seen = async () => [(await read(page.slug)).body, (await app.get('/site-settings')).body];
    const before = await seen();
    const fields = { headline: text('Bicycles'), slug: `${page.slug}-2`, blocks: [ways], pageType: types['text'] };
    expect((await draft(page, fields)).body).toMatchObject({ version: 2, state: 'changed', draft: fields });
    expect(await seen()).toEqual(before);
    expect((await read(`${page.slug}-2`)).status).toBe(404);
    expect((await change({ ...page, version: 2 }, { ...fields, state: 'draft' })).body.code).toBe('page-in-menu');
    const saved = await change({ ...page, version: 2 }, { ...fields, state: 'published' });
    expect(saved.body).toMatchObject({ state: 'published', revisedAt: expect.any(String) });
    expect(saved.body).not.toHaveProperty('draft');
    const { page: shown } = (await read(page.slug)).body;
    expect(shown).toMatchObject({ title: 'Bicycles', slug: `${page.slug}-2`, updatedAt: saved.body.revisedAt });
    expect((await app.get('/site-settings')).body).not.toEqual(before[1]);
  });
  it('is discarded without a trace on the site', async () => {
    const page = await create();
    const before = [await contentVersion(), (await read(page.slug)).body];
    await draft(page, { headline: {} });
    await app.delete(`${path(page)}/draft`, { as: editor, body: { version: 2 } });
    expect([await contentVersion(), (await read(page.slug)).body]).toEqual(before);
    expect(await stored(page)).toMatchObject({ state: 'published', version: 3, headline: text('Bikes') });
  });
  it('is for those who modify pages', async () => {
    const page = await create();
    const body = { version: 1, fields: {} };
    expect((await app.patch(`${path(page)}/draft`, { as: reader, body })).status).toBe(403);
    expect((await app.patch(`${path(page)}/edit-lock`, { as: reader })).status).toBe(403);
    expect((await app.patch(`${path(page)}/edit-lock`, { as: editor })).body).toMatchObject({
      holder: editor.subject.sub,
    });
  });
});

describe('publication of a page', () => {
  const publish = () =>
    app.app.get(DataSource).transaction((manager) => app.app.get(ScheduledPublication).publishDue(manager));

  it('happens once at its time, also when content was down then', async () => {
    const page = await create({ state: 'scheduled', publishedAt: inDays(2) });
    const before = await contentVersion();
    expect([await publish(), (await read(page.slug)).status, await contentVersion()]).toEqual([0, 404, before]);
    await app.sql(`update page set published_at = now() - interval '1 hour' where id = $1`, [page.id]);
    expect((await read(page.slug)).status).toBe(200);
    const late = await contentVersion();
    const counts = await Promise.all(Array.from({ length: 4 }, publish));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await contentVersion()).not.toBe(late);
    expect(await stored(page)).toMatchObject({ state: 'published', version: 1 });
  });
  it('is none of a page in the trash', async () => {
    const page = await create({ state: 'scheduled', publishedAt: inDays(2) });
    await remove(page);
    await app.sql(`update page set published_at = now() - interval '1 hour' where id = $1`, [page.id]);
    expect([await publish(), (await read(page.slug)).status]).toEqual([0, 404]);
  });
  it('needs a time from now to a year from now', async () => {
    for (const publishedAt of [inDays(-1), inDays(367), null])
      expect((await send({ state: 'scheduled', publishedAt })).body.code).toBe('publication-time');
  });
  it('is not taken back by a schedule while menus lead to the page', async () => {
    const page = await create();
    await addToFooter(page);
    const scheduled = { state: 'scheduled', publishedAt: inDays(2) };
    expect((await change(page, scheduled)).body.code).toBe('page-in-menu');
  });
});

describe('preview of a page', () => {
  const link = async (page: Stored) => (await app.post(`${path(page)}/preview`, { as: reader })).body.token as string;
  const open = (token: string, as = reader) => app.get(`/admin/page-previews/${token}`, { as });

  it('has the layout, the blocks and the text of the draft, and what is saved where the draft is incomplete', async () => {
    const page = await create({ state: 'draft' });
    const fields = {
      headline: text('Bicycles'),
      body: text('<h2>A</h2><script>x</script>'),
      blocks: [ways],
      pageType: types['text'],
      searchDescription: {},
      slug: 'Not a slug',
    };
    await draft(page, fields);
    const { status, headers, body } = await open(await link(page));
    expect([status, headers['cache-control'], body.id]).toEqual([200, 'private, no-store', page.id]);
    expect(body.page).toMatchObject({
      title: 'Bicycles',
      body: '<h2 id="a">A</h2>',
      template: 'text',
      description: 'How to ride',
      slug: page.slug,
      blocks: [{ key: ways, contents: expect.any(Array) }],
    });
    expect((await read(page.slug)).status).toBe(404);
  });
  it('has the saved type while that of the draft is unknown', async () => {
    const page = await create();
    for (const [at, pageType] of ['nonsense', randomUUID()].entries()) {
      await draft({ ...page, version: at + 1 }, { pageType });
      expect((await open(await link(page))).body.page).toMatchObject({ template: 'landing' });
    }
  });
  it('is for staff, and for the page that its link was signed for', async () => {
    const page = await create();
    const token = await link(page);
    for (const [as, status] of [
      [guest, 401],
      [asRenter(), 403],
      [asStaff(['viewBlogs']), 403],
    ] as const)
      expect((await open(token, as)).status).toBe(status);
    const ofPost = app.app.get(SignedLinks).sign('preview', `posts ${page.id}`, 60).text;
    expect((await open(ofPost)).status).toBe(404);
    const posts = await app.get(`/admin/post-previews/${token}`, { as: asStaff(['viewBlogs']) });
    expect(posts).toMatchObject({ status: 404, body: { code: 'preview-not-found' } });
    expect((await open(`${token}x`)).status).toBe(404);
    await remove(page);
    expect((await open(token)).status).toBe(404);
  });
});

describe('a page that the code of the site links to', () => {
  const pageAt = async (slug: string) => {
    const [row] = await app.sql<{ id: string }>('select id from page where slug = $1', [slug]);
    return (await app.get(path(row!), { as: editor })).body as Stored;
  };

  it.each(linkedPages)('is neither renamed, unpublished nor deleted: %s', async (slug) => {
    const page = await pageAt(slug);
    const message = expect.stringContaining('link to this page');
    for (const refused of [
      await change(page, { state: 'draft' }),
      await change(page, { state: 'scheduled', publishedAt: inDays(1) }),
      await remove(page),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'page-linked', message } });
    expect(await change(page, { slug: `${slug}-2` })).toMatchObject({
      status: 422,
      body: { code: 'page-linked', errors: { slug: [message] } },
    });
    expect((await change(page, { headline: text('Our rules') })).status).toBe(200);
    expect((await read(slug)).status).toBe(200);
  });
});
