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
      `insert into site_setting (key, value) values ('siteName', '"Lampe"'), ('legal', '{"company": "Lampe Inc.", "address": "1 Porch Lane, Toronto"}')`,
    );
    expect((await app.get('/internal/site-facts', { as: asService('accounts') })).body).toEqual({
      siteName: 'Lampe',
      company: 'Lampe Inc.',
      address: '1 Porch Lane, Toronto',
      email: 'hello@example.com',
      staffTotp: false,
    });
  });
  it.each([
    ['{"staffTotp": true}', true],
    ['{"staffTotp": "true"}', false],
    ['{}', false],
    ['true', false],
  ])('require two-factor authentication of staff by the setting `security` %s: %s', async (value, isAsked) => {
    await app.sql(
      `insert into site_setting (key, value) values ('security', $1::jsonb) on conflict (key) do update set value = excluded.value`,
      [value],
    );
    expect((await app.get('/internal/site-facts', { as: asService('accounts') })).body.staffTotp).toBe(isAsked);
  });
  it('are denied to other callers', async () => {
    for (const as of [guest, asRenter(), asService('catalog')])
      expect((await app.get('/internal/site-facts', { as })).status).toBe(403);
  });
});
