import { asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());
beforeEach(() => app.sql('delete from redirect'));

const path = '/admin/redirects';
const staff = asStaff(['viewSiteSettings', 'modifySiteSettings', 'viewPages', 'modifyPages']);
interface Stored {
  readonly id: string;
  readonly version: number;
  readonly fromAddress: string;
  readonly toAddress: string;
}
const post = (fromAddress: string, toAddress: string) =>
  app.post(path, { as: staff, body: { fromAddress, toAddress } });
async function create(fromAddress: string, toAddress: string): Promise<Stored> {
  const { status, body } = await post(fromAddress, toAddress);
  expect([status, body.message]).toEqual([201, undefined]);
  return body as Stored;
}
const targetOf = async ({ id }: Stored) => (await app.get(`${path}/${id}`, { as: staff })).body.toAddress;
const at = async (address: string) => (await app.get(`/pages/by-address?address=${address}`)).body;
const contentVersion = async () => (await app.get('/site-settings')).body.contentVersion as string;
const remove = ({ id }: Stored, version = 1) => app.delete(`${path}/${id}`, { as: staff, body: { version } });

describe('a redirect', () => {
  it('is made by staff, for all languages, and applies under a new content version', async () => {
    const before = await contentVersion();
    const redirect = await create(' /Old/Page/ ', '/about#us');
    expect(redirect).toMatchObject({ fromAddress: '/old/page', toAddress: '/about#us', origin: 'staff' });
    for (const address of ['/old/page', '/fr/old/page', '/en-us/old/page'])
      expect(await at(address)).toEqual({ movedTo: '/about#us' });
    expect(await contentVersion()).not.toBe(before);
  });
  it('leads to another site with https', async () => {
    await create('/statistics', 'https://www.example.org/rents?a=1');
    expect(await at('/statistics')).toEqual({ movedTo: 'https://www.example.org/rents?a=1' });
  });
  it.each([
    'old',
    '/',
    '//old',
    '/old//page',
    '/fr/old',
    '/en',
    '/en-us/old',
    '/admin/old',
    '/api/x',
    '/login',
    '/homes',
    '/homes/ontario/toronto',
    '/old.html',
    '/old?page=1',
    '/old#a',
    '/../old',
    '/caf%C3%A9',
    '/a b',
    '/a\u0000',
    '/a\\b',
    'https://example.org/old',
  ])('does not start at %j', async (from) => {
    expect(await post(from, '/about')).toMatchObject({
      status: 422,
      body: { errors: { fromAddress: [expect.any(String)] } },
    });
  });
  it.each([
    'about',
    '//example.org',
    '/\\example.org',
    '/fr/about',
    '/en-us',
    'http://example.org',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'mailto:a@example.org',
    'https://a@example.org',
    'https:///x',
    '/about\u0007',
    '/about\n/x',
    'https://example.org/\u0000',
    'https://exam\tple.org',
  ])('does not lead to %j', async (to) => {
    expect(await post('/old', to)).toMatchObject({
      status: 422,
      body: { errors: { toAddress: [expect.any(String)] } },
    });
  });
  it.each(['/about', '/faqs', '/guides'])('does not start at the page %s', async (from) => {
    expect(await post(from, '/contact')).toMatchObject({
      status: 409,
      body: { code: 'address-in-use', errors: { fromAddress: [expect.stringContaining(from)] } },
    });
  });
  it('does not start at a guide or its category', async () => {
    const [guide] = await app.sql<{ slug: string; category: string }>(
      'select slug, category from published_post limit 1',
    );
    for (const from of [`/guides/${guide?.slug}`, `/guides/category/${guide?.category}`])
      expect((await post(from, '/contact')).status).toBe(409);
  });
  it('starts once at an address', async () => {
    await create('/old', '/about');
    expect(await post('/OLD', '/contact')).toMatchObject({ status: 409, body: { code: 'exists' } });
  });
  it('is one step: a chain leads to its end from both sides', async () => {
    const first = await create('/b', '/c');
    expect(await create('/a', '/b')).toMatchObject({ toAddress: '/c' });
    const last = await create('/c', '/about');
    expect([await targetOf(first), last.toAddress]).toEqual(['/about', '/about']);
    expect(await at('/a')).toMatchObject({ page: { slug: 'about' } });
  });
  it('is changed into the middle of a chain that it was the start of', async () => {
    const { id } = await create('/a', '/b');
    const changed = await app.patch(`${path}/${id}`, {
      as: staff,
      body: { version: 1, fromAddress: '/b', toAddress: '/about' },
    });
    expect(changed).toMatchObject({ status: 200, body: { version: 2, fromAddress: '/b', toAddress: '/about' } });
  });
  it('never leads back to itself', async () => {
    expect(await post('/a', '/a?again#x')).toMatchObject({ status: 422, body: { code: 'redirect-loop' } });
    await create('/b', '/a');
    expect((await post('/a', '/b')).status).toBe(422);
  });
  it('never leads back to itself when two are made at the same time', async () => {
    const statuses = (await Promise.all([post('/a', '/b'), post('/b', '/a')])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 422]);
  });
  it('does not apply in the trash, whose changes visitors do not see', async () => {
    const redirect = await create('/old', '/about');
    await remove(redirect);
    expect(await at('/old')).toMatchObject({ code: 'page-not-found' });
    await create('/old', '/contact');
    const version = await contentVersion();
    expect(await app.post(`${path}/${redirect.id}/restore`, { as: staff, body: { version: 2 } })).toMatchObject({
      status: 409,
      body: { code: 'exists' },
    });
    await app.sql('delete from redirect where deleted_at is not null');
    expect(await contentVersion()).toBe(version);
  });
  it('is found by a part of its addresses and by what made it', async () => {
    await create('/old-leases/first', '/about');
    const found = async (query: string) =>
      ((await app.get(`${path}?${query}`, { as: staff })).body.records as Stored[]).map(
        ({ fromAddress }) => fromAddress,
      );
    expect(await found('search=first')).toEqual(['/old-leases/first']);
    expect(await found('search=leas%20about&origin=staff')).toEqual(['/old-leases/first']);
    expect(await found('origin=move')).toEqual([]);
  });
});

describe('a redirect made by a move', () => {
  const pageOf = async (slug: string) => {
    const { body } = await app.get('/admin/pages?perPage=100', { as: staff });
    return (body.records as { id: string; slug: string; version: number }[]).find((one) => one.slug === slug);
  };
  const move = async (from: string, slug: string) => {
    const page = await pageOf(from);
    const { status } = await app.patch(`/admin/pages/${page?.id}`, {
      as: staff,
      body: { version: page?.version, slug },
    });
    expect(status).toBe(200);
  };
  const listed = async () => (await app.get(path, { as: staff })).body.records as Stored[];
  const historyOf = async ({ id }: Stored) => (await app.get(`${path}/${id}/history`, { as: staff })).body.changes;

  it('names who moved the page, and leads on the redirects to it', async () => {
    const older = await create('/who', '/about#form');
    await move('about', 'who-we-are');
    const [made] = (await listed()).filter(({ fromAddress }) => fromAddress === '/about');
    expect(made).toMatchObject({ toAddress: '/who-we-are', origin: 'move', version: 1 });
    expect(await historyOf(made as Stored)).toMatchObject([{ action: 'created', actorId: expect.any(String) }]);
    expect(await targetOf(older)).toBe('/who-we-are#form');
    await move('who-we-are', 'about');
    expect((await listed()).map(({ fromAddress }) => fromAddress).sort()).toEqual(['/who', '/who-we-are']);
    expect(await historyOf(made as Stored)).toMatchObject([{ action: 'removed' }, { action: 'created' }]);
  });
});
