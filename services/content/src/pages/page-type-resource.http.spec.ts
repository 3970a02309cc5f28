import { asService, asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());

const owner = asStaff(['viewPageTypes', 'createPageTypes', 'modifyPageTypes']);
const aType = (over: object = {}) => ({
  label: 'Campaign',
  key: 'campaign',
  template: 'landing',
  blocks: ['cards', 'notice'],
  isIndexed: true,
  ...over,
});
const create = (over?: object) => app.post('/admin/page-types', { as: owner, body: aType(over) });
const typeOf = async (key: string) =>
  (await app.get(`/admin/page-types?search=${key}`, { as: owner })).body.records.find(
    (one: { key: string }) => one.key === key,
  );
const change = ({ id, version }: { id: string; version: number }, body: object) =>
  app.patch(`/admin/page-types/${id}`, { as: owner, body: { version, ...body } });
const about = async () => (await app.get('/pages/by-address?address=/about')).body.page;

describe('page type', () => {
  it('has a key of its own, a known template, and each kind of block once', async () => {
    expect(await create()).toMatchObject({ status: 201, body: aType() });
    expect(await create()).toMatchObject({ status: 409, body: { code: 'exists' } });
    for (const over of [{ template: 'poster' }, { blocks: ['hologram'] }, { blocks: ['cards', 'cards'] }])
      expect((await create({ key: 'other', ...over })).status).toBe(422);
  });
  it('is listed by template, and by the permission to view types', async () => {
    const { records } = (await app.get('/admin/page-types?template=faq', { as: owner })).body;
    expect(records.map(({ key }: { key: string }) => key)).toEqual(['faq']);
    expect((await app.get('/admin/page-types', { as: asStaff(['viewPages']) })).status).toBe(403);
    expect((await app.post('/admin/page-types', { as: asStaff(['viewPageTypes']), body: {} })).status).toBe(403);
  });
  it('decides the layout of its pages, their blocks and whether search engines list them', async () => {
    const before = await about();
    expect(before).toMatchObject({ template: 'landing', isIndexed: true });
    const version = (await app.get('/site-settings')).body.contentVersion;
    const changed = await change(await typeOf('landing'), { template: 'wide', blocks: ['cards'], isIndexed: false });
    expect(changed.status).toBe(200);
    const after = await about();
    expect(after).toMatchObject({ template: 'wide', isIndexed: false });
    expect(after.blocks.map(({ kind }: { kind: string }) => kind)).toEqual(['cards']);
    expect((await app.get('/site-settings')).body.contentVersion).not.toBe(version);
    const { pages } = (await app.get('/internal/sitemap/pages', { as: asService('gateway') })).body;
    expect(pages.map(({ url }: { url: string }) => url)).not.toContain('/about');
  });
  it('keeps its pages under another key', async () => {
    expect((await change(await typeOf('contact'), { key: 'write-to-us' })).status).toBe(200);
    expect((await app.get('/pages/by-address?address=/contact')).body.page.pageType).toBe('write-to-us');
  });
  it('stays while pages have it, and is removed without', async () => {
    const remove = ({ id, version }: { id: string; version: number }) =>
      app.delete(`/admin/page-types/${id}`, { as: owner, body: { version } });
    expect(await remove(await typeOf('text'))).toMatchObject({
      status: 409,
      body: { code: 'page-type-in-use', message: expect.stringMatching(/another type first/) },
    });
    expect((await remove((await create({ key: 'unused' })).body)).status).toBe(200);
  });
});
