import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
});
afterAll(() => app.stop());

const plans = async (lang: string) =>
  (await app.get(`/ecommerce/membership-plans?lang=${lang}`)).body.membershipPlans as { name: string }[];

describe('memberships on sale', () => {
  it('have a French name for a French reader and a US price for a US reader', async () => {
    const plan = { months: 12, includedListings: 10, id: expect.any(String) as string };
    const canadian = { ...plan, priceCents: 120_000, currency: 'CAD' };
    expect(await plans('en-CA')).toEqual([{ ...canadian, name: 'Membership, 12 months' }]);
    expect(await plans('fr-CA')).toEqual([{ ...canadian, name: 'Adhésion, 12 mois' }]);
    expect(await plans('en-US')).toEqual([
      { ...plan, name: 'Membership, 12 months', priceCents: 96_000, currency: 'USD' },
    ]);
  });
  it.each([
    ['inactive', 'is_active = false'],
    ['future', `valid_from = now() + interval '1 day'`],
    ['expired', `valid_from = now() - interval '2 days', valid_to = now() - interval '1 day'`],
  ])('exclude %s ones', async (_, change) => {
    await app.sql(`insert into membership_plan (name, months) values ('{"en-CA": "A", "fr-CA": "B"}', 6)`);
    await app.sql('insert into membership_plan_price select id, $1, 100 from membership_plan where months = 6', [
      'CAD',
    ]);
    expect((await plans('en-CA')).map(({ name }) => name)).toEqual(['A', 'Membership, 12 months']);
    await app.sql(`update membership_plan set ${change} where months = 6`);
    expect((await plans('en-CA')).map(({ name }) => name)).toEqual(['Membership, 12 months']);
    await app.sql('delete from membership_plan where months = 6');
  });
});
