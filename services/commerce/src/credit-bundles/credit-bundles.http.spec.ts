import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce);
});
afterAll(() => app.stop());

interface Offer {
  name: string;
  credits: number;
  priceCents: number;
  currency: string;
}
const offers = async (lang: string): Promise<Offer[]> =>
  (await app.get(`/ecommerce/credit-bundles?lang=${lang}`)).body.creditBundles;

describe('credit bundles on sale', () => {
  it('are five in ascending size with a decreasing price for a credit', async () => {
    const sold = await offers('en-CA');
    expect(sold.map(({ credits, priceCents, currency }) => [credits, priceCents, currency])).toEqual([
      [25, 2500, 'CAD'],
      [60, 5700, 'CAD'],
      [150, 13500, 'CAD'],
      [400, 34000, 'CAD'],
      [1000, 80000, 'CAD'],
    ]);
  });

  it('have a French name for a French reader and a US price for a US reader', async () => {
    expect((await offers('fr-CA'))[0]).toMatchObject({ name: '25 crédits', priceCents: 2500, currency: 'CAD' });
    expect((await offers('en-US'))[0]).toMatchObject({ name: '25 credits', priceCents: 2000, currency: 'USD' });
  });

  it('exclude inactive, future and expired bundles', async () => {
    await app.sql(`update credit_bundle set is_active = false where credits = 25`);
    await app.sql(`update credit_bundle set valid_from = now() + interval '1 day' where credits = 60`);
    await app.sql(
      `
        update credit_bundle set valid_from = now() - interval '2 days', valid_to = now() - interval '1 day'
        where credits = 150`,
    );
    expect((await offers('en-CA')).map(({ credits }) => credits)).toEqual([400, 1000]);
  });

  it('include the limit for a customer only where there is one', async () => {
    await app.sql(`update credit_bundle set max_per_customer = 2 where credits = 400`);
    const [limited, free] = await offers('en-CA');
    expect(limited).toHaveProperty('maxPerCustomer', 2);
    expect(free).not.toHaveProperty('maxPerCustomer');
  });

  it('ignore unknown query parameters', async () => {
    expect((await app.get('/ecommerce/credit-bundles?lang=xx&lang=yy&sort=%00')).status).toBe(200);
  });
});
