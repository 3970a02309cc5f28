import { jest } from '@jest/globals';
import { checkMadePermission } from '@porchlight/contracts/internal';
import { ServiceClient, unavailable } from '@porchlight/service-kit';
import {
  asRenter,
  asService,
  asStaff,
  guest,
  raceRounds,
  startForTest,
  type Actor,
  type TestApp,
} from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

const permission = 'made-viewPartnerPages';
let app: TestApp;
let made: Set<string>;
beforeEach(async () => {
  app = await startForTest(content, { SEED: 'demo' });
  made = new Set([permission]);
  jest
    .spyOn(app.app.get(ServiceClient, { strict: false }), 'call')
    .mockImplementation((_, input) =>
      Promise.resolve({ isMade: made.has((input as { params: { permission: string } }).params.permission) } as never),
    );
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.stop();
});

const editor = asStaff(['viewMenuEditor', 'createMenuItems', 'modifyMenuItems']);
const holder: Actor = (() => {
  const actor = asRenter();
  return { ...actor, subject: { ...actor.subject, perms: [permission] } } as Actor;
})();
async function createItem(guardedBy: string | null, label = 'Partners') {
  const { records } = (await app.get('/admin/menus', { as: editor })).body;
  const menu = records.find((one: { key: string }) => one.key === 'Primary').id;
  const body = { menu, label: { 'en-CA': label }, link: 'address', url: '/partners', target: '_self' };
  return app.post('/admin/menu-items', { as: editor, body: { ...body, permission: guardedBy } });
}
const pageEditor = asStaff(['viewPages', 'createPages', 'modifyPages', 'viewPageTypes']);
const partners = {
  headline: { 'en-CA': 'Rates for partners' },
  slug: 'partner-rates',
  body: { 'en-CA': '<p>Secret rates</p>' },
  searchDescription: { 'en-CA': 'Rates' },
  isIndexed: true,
  state: 'published',
};
async function createPage(over: object = {}) {
  const { records } = (await app.get('/admin/page-types', { as: pageEditor })).body;
  const pageType = records.find(({ key }: { key: string }) => key === 'landing').id;
  const body = { ...partners, pageType, blocks: [], permission, ...over };
  return app.post('/admin/pages', { as: pageEditor, body });
}
const readPage = async (as: Actor, slug = partners.slug) =>
  (await app.get(`/${as === guest ? 'pages' : 'own-pages'}/by-address?address=/${slug}`, { as })).body;
const titlesOf = (menus: { Primary: { menuItems: { title: string; children: { title: string }[] }[] } }) =>
  menus.Primary.menuItems.flatMap(({ title, children }) => [title, ...children.map((child) => child.title)]);
const publicTitles = async (as: Actor = guest) => titlesOf((await app.get('/site-settings', { as })).body.menus);
const ownTitles = async (as: Actor) => titlesOf((await app.get('/own-menus', { as })).body.menus);
const close = (name = permission) =>
  app.post(`/internal/made-permissions/${name}/closing`, { as: asService('accounts'), body: {} });

describe('a menu item that a permission guards', () => {
  it('is seen by users with the permission only, and is never in the shared response', async () => {
    await createItem(permission);
    expect(await publicTitles()).not.toContain('Partners');
    expect(await publicTitles(holder)).not.toContain('Partners');
    expect(await ownTitles(holder)).toContain('Partners');
    expect(await ownTitles(asRenter())).not.toContain('Partners');
    expect((await app.get('/own-menus', { as: guest })).status).toBe(401);
    expect(String((await app.get('/own-menus', { as: holder })).headers['cache-control'])).toContain('no-store');
  });
  it('hides what is below it', async () => {
    const { id } = (await createItem(permission)).body;
    const { records } = (await app.get('/admin/menus', { as: editor })).body;
    const menu = records.find((one: { key: string }) => one.key === 'Primary');
    const [first, ...rest] = menu.items.filter((one: { id: string }) => one.id !== id);
    const items = [...rest, { id, children: [first.id] }];
    await app.patch(`/admin/menus/${menu.id}`, { as: editor, body: { version: menu.version, items } });
    expect(await publicTitles()).not.toContain('Find a home');
    expect(await ownTitles(holder)).toContain('Find a home');
  });
  it('is public again without it', async () => {
    const { id, version } = (await createItem(permission)).body;
    await app.patch(`/admin/menu-items/${id}`, { as: editor, body: { version, permission: null } });
    expect(await publicTitles()).toContain('Partners');
  });
  it.each(['made-viewNothing', 'viewBlogs'])('is not guarded by %s, which no owner made', async (name) => {
    expect(await createItem(name)).toMatchObject({
      status: 422,
      body: { errors: { permission: [expect.any(String)] } },
    });
  });
  it('is edited while accounts is away, but not guarded', async () => {
    const { id, version } = (await createItem(permission)).body;
    jest.spyOn(app.app.get(ServiceClient, { strict: false }), 'call').mockRejectedValue(unavailable());
    const body = { version, label: { 'en-CA': 'Our partners' } };
    expect((await app.patch(`/admin/menu-items/${id}`, { as: editor, body })).status).toBe(200);
    expect((await createItem(permission)).status).toBe(503);
  });
});

describe('a page that a permission guards', () => {
  it('is read by users with the permission only, and is never in the shared response', async () => {
    await createPage();
    expect(await readPage(guest)).toEqual({ isGuarded: true });
    expect(await readPage(asRenter())).toEqual({ isGuarded: true });
    expect(await readPage(holder)).toMatchObject({ page: { title: 'Rates for partners' } });
    expect((await app.get('/pages/by-address?address=/partner-rates', { as: holder })).body).toEqual({
      isGuarded: true,
    });
    const own = await app.get('/own-pages/by-address?address=/partner-rates', { as: holder });
    expect(String(own.headers['cache-control'])).toContain('no-store');
    expect((await app.get('/own-pages/by-address?address=/partner-rates', { as: guest })).status).toBe(401);
  });
  it('is in no site map, and its menu item is seen with the page', async () => {
    const { id } = (await createPage()).body;
    const { records } = (await app.get('/admin/menus', { as: editor })).body;
    const menu = records.find((one: { key: string }) => one.key === 'Primary').id;
    const item = { menu, label: { 'en-CA': 'Rates' }, link: 'page', page: id, target: '_self' };
    expect((await app.post('/admin/menu-items', { as: editor, body: item })).status).toBe(201);
    expect(await publicTitles()).not.toContain('Rates');
    expect(await ownTitles(holder)).toContain('Rates');
    const { pages } = (await app.get('/internal/sitemap/pages', { as: asService('gateway') })).body;
    expect(JSON.stringify(pages)).not.toContain('partner-rates');
  });
  it('keeps its blocks from all others, unless an open page shows them too', async () => {
    const [block] = await app.sql<{ key: string }>(`
      select block.key from published_content_value join content_block block on block.key = block_key
      where kind = 'cards' limit 1`);
    const key = block?.key ?? '';
    await app.sql(`update page set blocks = array_remove(blocks, $1)`, [key]);
    const { id, version } = (await createPage({ blocks: [key] })).body;
    const listed = async () =>
      JSON.stringify((await app.get(`/content-blocks/get-content?keys=${key}`)).body.contentBlocks).includes(key);
    expect(await listed()).toBe(false);
    await app.patch(`/admin/pages/${id}`, { as: pageEditor, body: { version, permission: null } });
    expect(await listed()).toBe(true);
  });
  it('is no page that the code of the site links to', async () => {
    const [page] = await app.sql<{ id: string; version: number }>(
      `select id, version from page where slug = 'privacy-policy'`,
    );
    const body = { version: page?.version, permission };
    expect(await app.patch(`/admin/pages/${page?.id}`, { as: pageEditor, body })).toMatchObject({
      status: 422,
      body: { code: 'page-linked', errors: { permission: [expect.any(String)] } },
    });
  });
  it('is not guarded by a permission that no owner made, and is named as a use of its own', async () => {
    expect((await createPage({ permission: 'made-viewNothing' })).body.code).toBe('unknown-permission');
    const { id } = (await createPage()).body;
    const { contents } = (await app.get('/admin/guarded-content', { as: asStaff(['viewPermissions']) })).body;
    expect(contents).toEqual([{ permission, kind: 'page', id, label: partners.headline, isRemoved: false }]);
    expect((await close()).body).toEqual({ uses: ['Rates for partners'] });
  });
  it('renews the shared responses when its guard changes', async () => {
    const { id, version } = (await createPage({ permission: null })).body;
    const shared = async () => (await app.get('/site-settings', { as: guest })).body.contentVersion as string;
    const before = await shared();
    await app.patch(`/admin/pages/${id}`, { as: pageEditor, body: { version, permission } });
    expect(await shared()).not.toBe(before);
    expect(await readPage(guest)).toEqual({ isGuarded: true });
  });
});

describe('what uses a permission', () => {
  it('is listed and named, also from the trash', async () => {
    const { id, version } = (await createItem(permission)).body;
    await app.delete(`/admin/menu-items/${id}`, { as: editor, body: { version } });
    const { contents } = (await app.get('/admin/guarded-content', { as: asStaff(['viewPermissions']) })).body;
    expect(contents).toEqual([{ permission, kind: 'menu-item', id, label: { 'en-CA': 'Partners' }, isRemoved: true }]);
    expect((await close()).body).toEqual({ uses: ['Partners'] });
    expect((await app.get('/admin/guarded-content', { as: editor })).status).toBe(403);
  });
  it('is nothing from its closing on, for five minutes', async () => {
    expect((await close()).body).toEqual({ uses: [] });
    expect((await createItem(permission)).body.code).toBe('unknown-permission');
    await app.sql(`update closed_permission set closed_at = now() - interval '6 minutes'`);
    expect((await createItem(permission)).status).toBe(201);
  });
  it('is closed by accounts only', async () => {
    for (const as of [guest, holder, asService('catalog')])
      expect((await app.post(`/internal/made-permissions/${permission}/closing`, { as, body: {} })).status).toBe(403);
  });
  it('that has just started is waited for by the deletion of the permission', async () => {
    let closing: ReturnType<typeof close> | undefined;
    jest.spyOn(app.app.get(ServiceClient, { strict: false }), 'call').mockImplementation(async (route) => {
      // Jobs of the service call others meanwhile.
      if ((route as object) !== checkMadePermission) return {} as never;
      closing = close();
      await waitingOrDone(closing);
      return { isMade: true } as never;
    });
    const { status } = await createItem(permission);
    expect({ status, uses: (await closing)?.body.uses }).toEqual({ status: 201, uses: ['Partners'] });
  });
  it('never starts while the permission is deleted', async () => {
    for (const round of raceRounds(8)) {
      const name = `made-viewRace${String(round).replace(/\W/g, '')}`;
      made.add(name);
      const [item, closing] = await Promise.all([createItem(name, name), close(name)]);
      const isUsed = item.status === 201;
      expect({ round, uses: closing.body.uses }).toEqual({ round, uses: isUsed ? [name] : [] });
    }
  });
});

/** Resolves once the closing of a permission waits for a lock, or has ended. */
async function waitingOrDone(closing: Promise<unknown>): Promise<void> {
  let isDone = false;
  void closing.then(() => (isDone = true));
  const waiting = async () =>
    (
      await app.sql(`
        select 1 from pg_locks join pg_database on oid = database
        where locktype = 'advisory' and not granted and datname = current_database()`)
    ).length > 0;
  while (!isDone && !(await waiting()));
}
