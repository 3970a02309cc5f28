import { asRenter, asStaff, raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterEach(() => app.stop());

const editor = asStaff(['viewMenuEditor', 'createMenuItems', 'modifyMenuItems']);
interface Branch {
  id: string;
  children: string[];
}
interface StoredMenu {
  id: string;
  version: number;
  items: Branch[];
  entries: { id: string; label: Record<string, string>; url?: string; isPublic: boolean }[];
}
interface PublicItem {
  title: string;
  url: string;
  externalUrl: boolean;
  children: PublicItem[];
}
const menuOf = async (key: string): Promise<StoredMenu> =>
  (await app.get('/admin/menus', { as: editor })).body.records.find((menu: { key: string }) => menu.key === key);
const publicItems = async (lang = 'en-CA'): Promise<PublicItem[]> =>
  (await app.get(`/site-settings?lang=${lang}`)).body.menus.Primary.menuItems;
const publicTitles = async (lang?: string) => (await publicItems(lang)).map(({ title }) => title);
const create = async (over: object = {}) =>
  app.post('/admin/menu-items', {
    as: editor,
    body: {
      menu: (await menuOf('Primary')).id,
      label: { 'en-CA': 'About' },
      link: 'address',
      url: '/about-us',
      target: '_self',
      ...over,
    },
  });
const created = async (over: object = {}): Promise<{ id: string; version: number }> => (await create(over)).body;
const change = (id: string, body: object) => app.patch(`/admin/menu-items/${id}`, { as: editor, body });
const remove = (id: string, version = 1) => app.delete(`/admin/menu-items/${id}`, { as: editor, body: { version } });
const arrange = ({ id, version }: StoredMenu, items: unknown) =>
  app.patch(`/admin/menus/${id}`, { as: editor, body: { version, items } });
/** Puts the second item of the primary menu below the first. */
async function nest(): Promise<[above: string, below: string]> {
  const menu = await menuOf('Primary');
  const [one, other, ...rest] = menu.items as [Branch, Branch, ...Branch[]];
  expect((await arrange(menu, [{ ...one, children: [other.id] }, ...rest])).status).toBe(200);
  return [one.id, other.id];
}

describe('order of a menu', () => {
  it('is public at once under a new content version', async () => {
    const version = async () => (await app.get('/site-settings')).body.contentVersion;
    const before = await version();
    const menu = await menuOf('Primary');
    const { status, body } = await arrange(menu, menu.items.toReversed());
    expect({ status, body }).toMatchObject({ status: 200, body: { version: menu.version + 1 } });
    expect(await publicTitles()).toEqual(['FAQs', 'Newcomer guides', 'Cities', 'Find a home']);
    expect(await publicTitles('fr-CA')).toEqual(['FAQ', 'Guides', 'Villes', 'Trouver un logement']);
    expect(await version()).not.toBe(before);
  });
  it('has two levels', async () => {
    const [above, below] = await nest();
    expect((await publicItems())[0]?.children.map(({ title }) => title)).toEqual(['Find a home', 'Cities']);
    const menu = await menuOf('Primary');
    for (const children of [[{ id: below, children: [] }], [[below]], 'x', [below.slice(1)]])
      expect((await arrange(menu, [{ id: above, children }])).status).toBe(422);
  });
  it('has exactly the items of the menu', async () => {
    const [menu, footer] = [await menuOf('Primary'), await menuOf('Footer')];
    const [first, ...rest] = menu.items as [Branch, ...Branch[]];
    const foreign = footer.items[0] as Branch;
    for (const items of [rest, [...menu.items, first], [...rest, { ...foreign, children: [] }], []])
      expect((await arrange(menu, items)).body.code).toBe('menu-items-differ');
    expect((await menuOf('Primary')).version).toBe(menu.version);
  });
  it('is saved once by two editors at the same time; the other one gets the current order', async () => {
    for (const round of raceRounds(5)) {
      const menu = await menuOf('Primary');
      const [first, ...rest] = menu.items as [Branch, ...Branch[]];
      const saves = await Promise.all([menu.items.toReversed(), [...rest, first]].map((items) => arrange(menu, items)));
      expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
      const refused = saves.find(({ status }) => status === 409);
      expect({ round, body: refused?.body }).toMatchObject({
        round,
        body: { code: 'version-conflict', current: { items: (await menuOf('Primary')).items } },
      });
    }
  });
  it('has a history, and returns to a version of it', async () => {
    const menu = await menuOf('Primary');
    await arrange(menu, menu.items.toReversed());
    const to = { version: menu.version + 1, to: menu.version };
    expect((await app.post(`/admin/menus/${menu.id}/revert`, { as: editor, body: to })).body.items).toEqual(menu.items);
  });
  it('is not reverted to items that the menu no longer has', async () => {
    const menu = await menuOf('Primary');
    await arrange(menu, menu.items.toReversed());
    await remove(String(menu.items[0]?.id));
    const to = { version: menu.version + 2, to: menu.version };
    const { body } = await app.post(`/admin/menus/${menu.id}/revert`, { as: editor, body: to });
    expect(body.code).toBe('menu-items-differ');
  });
});

describe('menu item', () => {
  it('is added last, renamed in both languages, and moved to another menu', async () => {
    const { id } = await created();
    expect((await publicTitles()).at(-1)).toBe('About');
    await change(id, { version: 1, label: { 'en-CA': 'Who we are', 'fr-CA': 'Qui nous sommes' } });
    expect((await publicTitles()).at(-1)).toBe('Who we are');
    expect((await publicTitles('fr-CA')).at(-1)).toBe('Qui nous sommes');
    await change(id, { version: 2, menu: (await menuOf('Footer')).id });
    expect(await publicTitles()).not.toContain('Who we are');
    expect((await menuOf('Footer')).items.at(-1)).toEqual({ id, children: [] });
  });
  it.each([
    'javascript:alert(1)',
    '//example.com',
    '/\\example.com',
    'http://example.com',
    'data:text/html,x',
    '/fr/faqs',
  ])('does not lead to %s', async (url) => {
    const { status, body } = await create({ url });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { errors: { url: [expect.stringContaining('https')] } },
    });
  });
  it('opens in this or a new tab only', async () => {
    expect((await create({ target: '_top' })).status).toBe(422);
    expect((await create({ target: '_blank', url: 'https://www.canada.ca/en' })).status).toBe(201);
    expect((await publicItems()).at(-1)).toMatchObject({ externalUrl: true, target: '_blank' });
  });
  it('follows its page to another address, and is hidden while the page is not published', async () => {
    const { pages } = (await app.get('/admin/menu-pages?search=ABOUT', { as: editor })).body;
    expect(pages).toContainEqual(expect.objectContaining({ url: '/about', isPublic: true }));
    const page = pages.find(({ url }: { url: string }) => url === '/about').id as string;
    await created({ link: 'page', page, url: null });
    await app.sql(`update page set slug = 'about-us' where id = $1`, [page]);
    expect((await publicItems()).at(-1)).toMatchObject({ url: '/about-us', externalUrl: false, pageType: 'page' });
    await app.sql(`update page set state = 'draft' where id = $1`, [page]);
    expect(await publicTitles()).not.toContain('About');
    expect((await menuOf('Primary')).entries).toContainEqual(
      expect.objectContaining({ url: '/about-us', isPublic: false }),
    );
    await expect(app.sql('delete from page where id = $1', [page])).rejects.toThrow('menu_item_page_id');
  });
  it('requires what its kind of link needs, and drops the rest', async () => {
    const [{ id: page }] = (await app.get('/admin/menu-pages', { as: editor })).body.pages;
    const { body } = await create({ link: 'page', page, url: '/x' });
    expect([body.page, body.url]).toEqual([page, undefined]);
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await create({ link: 'page', page: unknown })).body.code).toBe('page-not-found');
    expect((await create({ link: 'page' })).body.errors).toHaveProperty('page');
    expect((await create({ link: 'address', url: null })).body.errors).toHaveProperty('url');
    expect((await create({ menu: unknown })).body.code).toBe('menu-not-found');
  });
  it('is a heading without a link: on the first level only, and public once it has items', async () => {
    const { id } = await created({ link: 'none' });
    expect(await publicTitles()).not.toContain('About');
    const menu = await menuOf('Primary');
    const [first, ...rest] = menu.items.filter((one) => one.id !== id) as [Branch, ...Branch[]];
    expect((await arrange(menu, [{ ...first, children: [id] }, ...rest])).body.code).toBe('heading-below');
    await arrange(menu, [...rest, { id, children: [first.id] }]);
    expect((await publicItems()).at(-1)).toMatchObject({ title: 'About', url: '', externalUrl: false });
    expect((await change(first.id, { version: 1, link: 'none' })).body.code).toBe('heading-below');
  });
  it('leaves its items in its place when it is removed, and comes back last', async () => {
    const [above] = await nest();
    expect((await remove(above)).status).toBe(200);
    expect(await publicTitles()).toEqual(['Cities', 'Newcomer guides', 'FAQs']);
    const { status } = await app.post(`/admin/menu-items/${above}/restore`, { as: editor, body: { version: 2 } });
    expect(status).toBe(200);
    expect(await publicTitles()).toEqual(['Cities', 'Newcomer guides', 'FAQs', 'Find a home']);
  });
  it('that is added or removed makes an order that was arranged before a conflict', async () => {
    const menu = await menuOf('Primary');
    await created();
    expect((await arrange(menu, menu.items)).status).toBe(409);
  });
  it('does not exceed the number of items of a menu', async () => {
    const { id } = await menuOf('Primary');
    const items = Array.from({ length: 60 }, () => ({ id: crypto.randomUUID(), children: [] }));
    await app.sql('update menu set items = $2 where id = $1', [id, JSON.stringify(items)]);
    expect((await create()).body.code).toBe('menu-full');
  });
  it('is edited by users with the permission only', async () => {
    const [{ id }] = (await menuOf('Primary')).items as [Branch];
    const as = asStaff(['viewMenuEditor']);
    expect((await app.patch(`/admin/menu-items/${id}`, { as, body: {} })).status).toBe(403);
    expect((await app.post('/admin/menu-items', { as, body: {} })).status).toBe(403);
    expect((await app.get('/admin/menu-pages', { as: asRenter() })).status).toBe(403);
  });
});
