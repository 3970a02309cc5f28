import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce);
});
afterAll(() => app.stop());

describe('credit prices', () => {
  it('are public, in whole credits', async () => {
    const { status, body, headers } = await app.get('/ecommerce/credit-prices');
    expect(status).toBe(200);
    expect(body).toEqual({ creditPrices: { activation: 10, featuredActivation: 15, daily: 1, featuredDaily: 3 } });
    expect(headers['cache-control']).toBe('public, max-age=300');
  });

  it('follow the newest valid list of the region', async () => {
    await app.sql(
      `
        insert into credit_price
        values ('USD', now() - interval '1 minute', 12, 15, 2, 4), ('USD', now() + interval '1 day', 99, 99, 99, 99)`,
    );
    expect((await app.get('/ecommerce/credit-prices?lang=en-US')).body.creditPrices).toMatchObject({
      activation: 12,
      daily: 2,
    });
    expect((await app.get('/ecommerce/credit-prices?lang=fr-CA')).body.creditPrices).toMatchObject({
      activation: 10,
      daily: 1,
    });
  });

  it('are unavailable (503) without a valid list', async () => {
    await app.sql(`delete from credit_price where currency = 'CAD'`);
    expect((await app.get('/ecommerce/credit-prices')).status).toBe(503);
  });
});
