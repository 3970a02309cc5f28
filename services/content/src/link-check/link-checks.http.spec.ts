import { jest } from '@jest/globals';
import type { LinkCheck } from '@porchlight/contracts/content';
import { ServiceClient, ServiceResponseError, unavailable } from '@porchlight/service-kit';
import { asStaff, overlapping, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource, type EntityManager } from 'typeorm';
import { content } from '../content.ts';
import { LinkChecks } from './link-checks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo', CATALOG_URL: 'http://127.0.0.1:9' });
});
afterAll(() => app.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

const path = '/admin/link-check';
const staff = asStaff(['viewSiteSettings', 'modifySiteSettings']);
const show = async (): Promise<LinkCheck> => (await app.get(path, { as: staff })).body;
/** Lets catalog know some addresses of homes only. */
const catalogKnows = (isKnown: (params: Readonly<Record<string, string>>) => boolean) =>
  jest.spyOn(app.app.get(ServiceClient, { strict: false }), 'call').mockImplementation((_, { params }) => {
    if (isKnown(params as Readonly<Record<string, string>>)) return Promise.resolve({} as never);
    throw new ServiceResponseError('catalog', 404, 'place-not-found');
  });
async function run(): Promise<LinkCheck> {
  expect((await app.post(path, { as: staff })).status).toBe(200);
  return finished();
}
/** Polls until no run is in progress; the time limit of the test bounds the wait. */
async function finished(): Promise<LinkCheck> {
  for (;;) {
    const check = await show();
    if (check.state === 'done') return check;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}
const write = (slug: string, html: string) =>
  app.sql(`update page set body = jsonb_build_object('en-CA', $2::text) where slug = $1`, [slug, html]);

describe('the link check', () => {
  it('finds no fault in the demo, and counts its records', async () => {
    catalogKnows(() => true);
    expect(await show()).toMatchObject({ state: 'never', faultCount: 0 });
    const check = await run();
    expect(check.faults).toEqual([]);
    expect(check).toMatchObject({ checked: check.total, finishedAt: expect.any(String) });
    expect(check.total).toBeGreaterThan(50);
  });
  it('lists links without a page, and those to former addresses, of what visitors see', async () => {
    catalogKnows(({ province, place, id }) => province === 'alberta' && place !== 'atlantis' && id === undefined);
    await app.sql(`insert into redirect (from_address, to_address) values ('/old', '/about')`);
    await write(
      'about',
      `<a href="/nowhere#a">1</a><a href="/fr/contact">2</a><a href="/old">3</a><a href="/guides/nothing">4</a>
      <a href="/homes/alberta/calgary/rent-trends">5</a><a href="/homes/alberta/atlantis">6</a><a href="/homes/x">7</a>
      <a href="/homes/alberta/calgary/loft-0000000000">8</a><a href="https://example.org/gone">9</a>`,
    );
    await write('contact', '<a href="/nowhere">1</a>');
    await app.sql(`update page set state = 'draft' where slug = 'contact'`);
    const { faults } = await run();
    expect(
      faults.filter(({ name }) => name['en-CA'] !== 'Contact us').map(({ link, reason }) => [link, reason]),
    ).toEqual(
      expect.arrayContaining([
        ['/nowhere#a', 'missing'],
        ['/fr/contact', 'missing'],
        ['/old', 'redirected'],
        ['/guides/nothing', 'missing'],
        ['/homes/alberta/atlantis', 'missing'],
        ['/homes/x', 'missing'],
        ['/homes/alberta/calgary/loft-0000000000', 'missing'],
      ]),
    );
    const links = faults.map(({ link }) => link);
    expect(links).not.toContain('/homes/alberta/calgary/rent-trends');
    expect(links).not.toContain('/nowhere');
    expect(faults.find(({ link }) => link === '/old')).toMatchObject({
      kind: 'pages',
      name: { 'en-CA': 'About Porchlight' },
    });
    await app.sql('delete from redirect');
    await app.sql(`update page set state = 'published' where slug = 'contact'`);
    await write('contact', '<a href="/faqs">1</a>');
    await write('about', '<a href="/faqs">1</a>');
    expect((await run()).faults.filter(({ kind }) => kind === 'pages')).toEqual([]);
  });
  it('runs once, however many processes start it at the same time', async () => {
    catalogKnows(() => true);
    const started = await overlapping(
      app,
      { text: 'select from link_check for update', holds: 'update link_check set run' },
      () => [1, 2, 3, 4].map(() => app.app.get(LinkChecks).start()),
    );
    expect(started.filter(Boolean)).toHaveLength(1);
    await finished();
  });
  it('says nothing about homes while catalog is away: the task is tried again', async () => {
    jest.spyOn(app.app.get(ServiceClient, { strict: false }), 'call').mockRejectedValue(unavailable());
    await write('about', '<a href="/homes/alberta/atlantis">1</a>');
    await app.sql(`update link_check set is_running = true, after_kind = 'menuItems', after_id = 'z'`);
    const next = (manager: EntityManager) => app.app.get(LinkChecks).checkNext({}, manager);
    await expect(app.app.get(DataSource).transaction(next)).rejects.toThrow();
    expect((await show()).faults.map(({ link }) => link)).not.toContain('/homes/alberta/atlantis');
  });
  it('is seen and started by staff of the site settings only', async () => {
    expect((await app.get(path, { as: asStaff(['modifySiteSettings']) })).status).toBe(403);
    expect((await app.post(path, { as: asStaff(['viewSiteSettings']) })).status).toBe(403);
  });
});
