import { openHouse, type House } from '../testing/house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ TRUST_PROXY_HOPS: '1', CORS_ORIGINS: 'https://partner.example' });
});
afterAll(async () => {
  await house.stop();
});
const secure = { 'x-forwarded-proto': 'https', 'content-type': 'application/json' };

describe('behind a proxy that speaks https', () => {
  it('browsers are told to come by https only, and the cookie stays on it', async () => {
    const got = await house.ask('/api/favourite-listing', { method: 'PATCH', headers: secure, body: '{}' });
    expect(got.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(got.headers['set-cookie']?.[0]).toContain('; Secure');
  });
});

describe('an origin that is named', () => {
  const from = (origin: string) => ({ ...secure, origin, 'sec-fetch-site': 'cross-site', 'x-requested-with': 'x' });
  it('may call, also what changes something; its like may not', async () => {
    const got = await house.ask('/api/listings', {
      method: 'OPTIONS',
      headers: { ...from('https://partner.example'), 'access-control-request-method': 'PATCH' },
    });
    expect(got).toMatchObject({ status: 204, headers: { 'access-control-allow-origin': 'https://partner.example' } });
    expect(got.headers['access-control-allow-credentials']).toBeUndefined();
    expect(
      (
        await house.ask('/api/favourite-listing', {
          method: 'PATCH',
          headers: from('https://partner.example'),
          body: '{}',
        })
      ).status,
    ).toBe(200);
    for (const origin of ['https://partner.example.evil.test', 'http://partner.example', 'https://PARTNER.example'])
      expect(
        (await house.ask('/api/favourite-listing', { method: 'PATCH', headers: from(origin), body: '{}' })).headers[
          'access-control-allow-origin'
        ],
      ).toBeUndefined();
  });
});

describe('the reader of the API', () => {
  it('works under the page policy, with the printed document', async () => {
    const page = await house.ask('/api/docs');
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect((await house.ask('/api/docs/swagger-ui-bundle.js')).status).toBe(200);
    expect((await house.ask('/api/openapi.json')).json.openapi).toBe('3.1.0');
  });
  it('is not there in production', async () => {
    const production = await openHouse({ NODE_ENV: 'production', RATE_LIMITS: 'on', SHUTDOWN_DELAY_MS: '0' });
    try {
      for (const path of ['/api/docs', '/api/openapi.json', '/api/docs/swagger-ui.css'])
        expect((await production.ask(path)).status).toBe(404);
    } finally {
      await production.stop();
    }
  });
});
