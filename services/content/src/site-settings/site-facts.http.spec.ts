import { asRenter, asService, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content);
});
afterAll(async () => {
  await app.stop();
});

describe('site facts', () => {
  it('are returned to accounts as configured by the operator', async () => {
    await app.sql(
      `update site_profile set site_name = 'Lampe', company = 'Lampe Inc.', address = '1 Porch Lane, Toronto'`,
    );
    expect((await app.get('/internal/site-facts', { as: asService('accounts') })).body).toEqual({
      siteName: 'Lampe',
      company: 'Lampe Inc.',
      address: '1 Porch Lane, Toronto',
      email: 'hello@example.com',
      staffTotp: false,
      reviewsAllListings: false,
      showsRentTrends: true,
      showsRentSeries: true,
      permalinks: { chosen: { listings: 'homes', posts: 'guides', faq: 'faqs' }, former: {} },
    });
  });
  it.each([
    ['security', 'staffTotp', 'staffTotp'],
    ['listings', 'reviewAll', 'reviewsAllListings'],
    ['rentTrends', 'showSeries', 'showsRentSeries'],
  ])('obey the setting %s.%s of the project modules', async (module, setting, fact) => {
    await app.sql('insert into project_module (key, is_enabled) values ($1, true) on conflict do nothing', [module]);
    for (const [value, isOn] of [
      ['false', false],
      ['true', true],
    ] as const) {
      await app.sql(
        `insert into project_module_setting (module_key, key, value) values ($1, $2, $3)
        on conflict (module_key, key) do update set value = excluded.value`,
        [module, setting, value],
      );
      expect((await app.get('/internal/site-facts', { as: asService('catalog') })).body[fact]).toBe(isOn);
    }
  });
  it.each([
    ['security', 'staffTotp'],
    ['listings', 'reviewsAllListings'],
    ['rentTrends', 'showsRentTrends'],
    ['rentTrends', 'showsRentSeries'],
  ])('are off while the module %s is off: %s', async (module, fact) => {
    const facts = async () => (await app.get('/internal/site-facts', { as: asService('catalog') })).body;
    await app.sql('update project_module set is_enabled = true where key = $1', [module]);
    expect((await facts())[fact]).toBe(true);
    await app.sql('update project_module set is_enabled = false where key = $1', [module]);
    expect((await facts())[fact]).toBe(false);
  });
  it('are denied to other callers', async () => {
    for (const as of [guest, asRenter(), asService('commerce')])
      expect((await app.get('/internal/site-facts', { as })).status).toBe(403);
  });
});
