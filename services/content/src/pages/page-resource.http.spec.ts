import { randomUUID } from 'node:crypto';
import { asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { content } from '../content.ts';

let app: TestApp;
let text: string;
let landing: string;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
  const { records } = (await app.get('/admin/page-types', { as: asStaff(['viewPageTypes']) })).body;
  const idOf = (key: string) => records.find((type: { key: string }) => type.key === key).id as string;
  [text, landing] = [idOf('text'), idOf('landing')];
});
afterAll(() => app.stop());

const editor = asStaff(['viewPages', 'createPages', 'modifyPages']);
const menuEditor = asStaff(['viewMenuEditor', 'createMenuItems', 'modifyMenuItems']);
const inEnglish = (english: string) => ({ 'en-CA': english });
const aPage = (over: object = {}) => ({
  headline: { 'en-CA': 'Bikes', 'fr-CA': 'Vélos' },
  slug: `bikes-${randomUUID().slice(0, 8)}`,
  pageType: text,
  body: inEnglish('<p>Ride a bike.</p>'),
  blocks: [],
  searchDescription: inEnglish('How to ride'),
  isIndexed: true,
  state: 'published',
  ...over,
});
interface Stored {
  readonly id: string;
  readonly version: number;
  readonly slug: string;
}
const send = (over?: object) => app.post('/admin/pages', { as: editor, body: aPage(over) });
const create = async (over?: object) => (await send(over)).body as Stored;
const change = ({ id, version }: Stored, body: object) =>
  app.patch(`/admin/pages/${id}`, { as: editor, body: { version, ...body } });
const remove = ({ id, version }: Stored) => app.delete(`/admin/pages/${id}`, { as: editor, body: { version } });
const read = async (slug: string, lang = 'en-CA') =>
  (await app.get(`/pages/by-address?address=/${slug}&lang=${lang}`)).body;
const publicStatus = async ({ slug }: Stored) => (await app.get(`/pages/by-address?address=/${slug}`)).status;

describe('page of staff', () => {
  it('is searched in title, description and text, and listed by state and type', async () => {
    const page = await create({ body: inEnglish('<p>Velocipede</p>'), state: 'draft' });
    const list = async (query: string) => (await app.get(`/admin/pages?${query}`, { as: editor })).body.records;
    expect(await list('search=velocip')).toEqual([expect.objectContaining({ id: page.id, pageTypeName: 'Text page' })]);
    expect((await list('state=draft')).every(({ state }: { state: string }) => state === 'draft')).toBe(true);
    const ofType: { pageType: string }[] = await list(`pageType=${landing}`);
    expect(ofType.map(({ pageType }) => pageType)).toEqual([landing]);
  });
  it('is searched in a large table by its index', async () => {
    const plan = await app.app.get(DataSource).transaction(async (manager) => {
      await manager.query('set local enable_seqscan = off');
      return manager.query<object[]>(`
        explain select 1 from page record where (to_tsvector('simple', record.title)
        || to_tsvector('simple', record.description) || to_tsvector('simple', record.body)) @@ to_tsquery('simple', 'a:*')`);
    });
    expect(JSON.stringify(plan)).toContain('page_search');
  });
  it('is public in both languages once it is published, with sanitized text', async () => {
    const page = await create({ state: 'draft', body: inEnglish('<p onclick=x()>Ride</p><script>x()</script>') });
    expect(await publicStatus(page)).toBe(404);
    expect((await change(page, { state: 'published' })).body).toMatchObject({ publishedAt: expect.any(String) });
    expect((await read(page.slug)).page).toMatchObject({
      title: 'Bikes',
      body: '<p>Ride</p>',
      description: 'How to ride',
    });
    expect((await read(page.slug, 'fr-CA')).page.title).toBe('Vélos');
  });
  it('never has a segment that other addresses begin with, or began with', async () => {
    const settings = asStaff(['viewSiteSettings', 'modifySiteSettings']);
    const path = '/admin/permalinks/posts';
    for (const segment of ['advice', 'hints']) {
      const { version } = (await app.get(path, { as: settings })).body;
      await app.patch(path, { as: settings, body: { version, segment } });
    }
    for (const slug of ['admin', 'fr', 'homes', 'guides', 'advice', 'hints'])
      expect(await send({ slug })).toMatchObject({ status: 422, body: { code: 'slug-reserved' } });
  });
  it('needs a text that is left when scripts are removed', async () => {
    expect((await send({ body: inEnglish('<svg onload=run()></svg>') })).body.code).toBe('empty-text');
  });
  it('is sanitized again when staff see it', async () => {
    const { id } = await create();
    await app.sql(`update page set body = '{"en-CA": "<p>a</p><img src=x onerror=run()>"}' where id = $1`, [id]);
    expect((await app.get(`/admin/pages/${id}`, { as: editor })).body.body).toEqual(inEnglish('<p>a</p>'));
  });
  it('has a title for search engines, or none', async () => {
    const page = await create({ searchTitle: { 'en-CA': 'All about bikes' }, isIndexed: false });
    expect((await read(page.slug)).page).toMatchObject({
      title: 'Bikes',
      searchTitle: 'All about bikes',
      isIndexed: false,
    });
    expect((await change(page, { searchTitle: null, isIndexed: true })).status).toBe(200);
    expect((await read(page.slug)).page.searchTitle).toBeUndefined();
    expect((await send({ searchTitle: inEnglish('x'.repeat(61)) })).status).toBe(422);
    expect((await send({ searchDescription: inEnglish('x'.repeat(161)) })).status).toBe(422);
  });
  it.each(['admin', 'fr', 'homes', 'guides', 'faqs', 'privacy-policy'])('is refused the address /%s', async (slug) => {
    expect(await send({ slug })).toMatchObject({ status: 422, body: { errors: { slug: [expect.any(String)] } } });
  });
  it('shows the blocks that it names, in their order', async () => {
    const { blocks } = (await app.get('/admin/page-blocks', { as: editor })).body;
    expect(blocks).toContainEqual(
      expect.objectContaining({ key: 'page.about.ways', kind: 'steps', isPublic: true, title: expect.any(Object) }),
    );
    const keys = ['page.about.ways', 'page.about.beliefs'];
    const page = await create({ pageType: landing, blocks: keys });
    const shown = async () => (await read(page.slug)).page.blocks.map(({ key }: { key: string }) => key);
    expect(await shown()).toEqual(keys);
    await change(page, { blocks: keys.toReversed() });
    expect(await shown()).toEqual(keys.toReversed());
    expect((await send({ blocks: ['page.nowhere'] })).body.code).toBe('block-not-found');
    expect((await send({ blocks: [keys[0], keys[0]] })).status).toBe(422);
    await app.sql(`update page_type set blocks = '{cards}' where key = 'text'`);
    expect((await send({ blocks: ['page.about.ways'] })).body.code).toBe('block-kind');
  });
  it('needs a type', async () => {
    expect((await send({ pageType: randomUUID() })).body.code).toBe('page-type-not-found');
  });
  it('redirects its former addresses in one step, and those of a draft not', async () => {
    const page = await create();
    const moved = (await change(page, { slug: `${page.slug}-two` })).body;
    await change(moved, { slug: `${page.slug}-three` });
    expect((await read(page.slug)).page.slug).toBe(`${page.slug}-three`);
    const steps = await app.sql(`select 1 from redirect where to_address = '/${page.slug}-three'`);
    expect(steps).toHaveLength(2);
    const draft = await create({ state: 'draft' });
    await change(draft, { slug: `${draft.slug}-two`, state: 'published' });
    expect(await publicStatus(draft)).toBe(404);
  });
  it('leaves the site in the trash, keeps its address there, and returns', async () => {
    const page = await create();
    expect((await remove(page)).status).toBe(200);
    expect(await publicStatus(page)).toBe(404);
    expect((await send({ slug: page.slug })).body.code).toBe('slug-taken');
    expect((await app.post(`/admin/pages/${page.id}/restore`, { as: editor, body: { version: 2 } })).status).toBe(200);
    expect(await publicStatus(page)).toBe(200);
  });
  it('stays public while menus lead to it, and names them', async () => {
    const page = await create();
    const menus = (await app.get('/admin/menus', { as: menuEditor })).body.records;
    const menu = menus.find(({ key }: { key: string }) => key === 'Footer').id;
    const body = { menu, label: inEnglish('Cycling'), link: 'page', page: page.id, target: '_self' };
    const item = (await app.post('/admin/menu-items', { as: menuEditor, body })).body;
    const shown = (await app.get(`/admin/pages/${page.id}`, { as: editor })).body;
    expect(shown.menuItems).toEqual([{ menu: 'Footer', label: inEnglish('Cycling') }]);
    for (const refused of [await remove(page), await change(page, { state: 'draft' })])
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'page-in-menu', message: expect.stringContaining('Footer › Cycling') },
      });
    await app.delete(`/admin/menu-items/${item.id}`, { as: menuEditor, body: { version: 1 } });
    expect((await remove(page)).status).toBe(200);
    const restored = await app.post(`/admin/menu-items/${item.id}/restore`, { as: menuEditor, body: { version: 2 } });
    expect(restored.body.code).toBe('page-not-found');
  });
  it('is changed and removed by users with the permission only', async () => {
    const page = await create();
    const viewer = asStaff(['viewPages']);
    expect((await app.patch(`/admin/pages/${page.id}`, { as: viewer, body: { version: 1 } })).status).toBe(403);
    expect((await app.get('/admin/page-blocks', { as: asStaff(['viewBlogs']) })).status).toBe(403);
  });
});
