import { asService, asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
  await app.sql(`
    insert into redirect (from_address, to_address)
    values ('/questions', '/about'), ('/old-guides/first', '/about'), ('/guides/renamed', '/guides/credit')`);
});
afterAll(() => app.stop());

const owner = asStaff(['viewSiteSettings', 'modifySiteSettings']);
const versionOf = async (kind: string) =>
  (await app.get(`/admin/permalinks/${kind}`, { as: owner })).body.version as number;
const rename = async (kind: string, segment: string) =>
  app.patch(`/admin/permalinks/${kind}`, { as: owner, body: { version: await versionOf(kind), segment } });
const known = async () => (await app.get('/internal/site-facts', { as: asService('gateway') })).body.permalinks;
const answerOfFaqs = async () => JSON.stringify((await app.get('/faqs')).body);

describe('a permalink', () => {
  it('is chosen by staff, and the one that it replaces is kept', async () => {
    const { contentVersion } = (await app.get('/site-settings')).body;
    expect((await rename('listings', 'rentals')).status).toBe(200);
    expect((await app.get('/site-settings')).body).toMatchObject({
      permaLinks: { listings: 'rentals', posts: 'guides', faq: 'faqs', privacyPolicy: 'privacy-policy' },
      contentVersion: expect.not.stringMatching(contentVersion),
    });
    expect(await known()).toMatchObject({ chosen: { listings: 'rentals' }, former: { homes: 'listings' } });
    expect(await answerOfFaqs()).not.toMatch(/href=\\"\/homes/);
  });
  it('returns to a former segment', async () => {
    await rename('listings', 'lets');
    expect((await rename('listings', 'homes')).status).toBe(200);
    expect(await known()).toEqual({
      chosen: { listings: 'homes', posts: 'guides', faq: 'faqs' },
      former: { rentals: 'listings', lets: 'listings' },
    });
  });
  it('returns to the default segment, below which posts redirect', async () => {
    await rename('posts', 'advice-and-news');
    expect((await rename('posts', 'guides')).status).toBe(200);
  });
  it.each([
    ['a part of the site', 'posts', 'admin'],
    ['a language', 'posts', 'fr'],
    ['another kind of page', 'posts', 'faqs'],
    ['the former address of another kind of page', 'posts', 'rentals'],
    ['a page', 'faq', 'about'],
    ['a redirect', 'faq', 'questions'],
    ['redirects below it', 'faq', 'old-guides'],
  ])('is refused if it belongs to %s', async (_, kind, segment) => {
    expect(await rename(kind, segment)).toMatchObject({
      status: 409,
      body: { code: 'segment-taken', errors: { segment: [expect.stringContaining(segment)] } },
    });
  });
  it.each(['Homes', 'a/b', '', '-', 'x'.repeat(121)])('is refused unless it is a segment: %j', async (segment) => {
    expect((await rename('posts', segment)).status).toBe(422);
  });
  it('is given to one of two kinds of page that ask for it at the same time', async () => {
    const statuses = (await Promise.all(['posts', 'faq'].map((kind) => rename(kind, 'advice')))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 409]);
  });
});
