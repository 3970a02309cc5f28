import { createHash } from 'node:crypto';
import { callerAt, startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';

let gatewayFixture: GatewayFixture;
beforeAll(async () => {
  gatewayFixture = await startGateway({ TRUST_PROXY_HOPS: '1', CORS_ORIGINS: 'https://partner.example' });
});
afterAll(async () => {
  await gatewayFixture.stop();
});
const secure = { 'x-forwarded-proto': 'https', 'content-type': 'application/json' };

describe('behind an HTTPS proxy', () => {
  it('sends HSTS and secure cookies', async () => {
    const got = await gatewayFixture.request('/api/favourite-listing', {
      method: 'PATCH',
      headers: secure,
      body: '{}',
    });
    expect(got.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(got.headers['set-cookie']?.[0]).toMatch(
      /^__Host-device=[\w-]{22}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });
  it('replaces the device cookie of earlier releases and keeps its favourites', async () => {
    const toggle = (cookie: string) =>
      gatewayFixture.request('/api/favourite-listing', { method: 'PATCH', headers: { ...secure, cookie }, body: '{}' });
    const id = 'A'.repeat(22);
    const { headers } = await toggle(`device=${id}`);
    expect(headers['set-cookie']).toEqual([
      `__Host-device=${id}; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax`,
      expect.stringMatching(/^device=; .*Expires=Thu, 01 Jan 1970/),
    ]);
    const device = callerAt('catalog', gatewayFixture.catalog.lastRequest.headers)?.device;
    expect(device).toBe(createHash('sha256').update(id).digest('base64url'));
    expect((await toggle(`__Host-device=${id}`)).headers['set-cookie']).toBeUndefined();
    expect(callerAt('catalog', gatewayFixture.catalog.lastRequest.headers)?.device).toBe(device);
  });
});

describe('a configured CORS origin', () => {
  const from = (origin: string) => ({ ...secure, origin, 'sec-fetch-site': 'cross-site', 'x-requested-with': 'x' });
  it('may read and write; a similar origin may not', async () => {
    const got = await gatewayFixture.request('/api/listings', {
      method: 'OPTIONS',
      headers: { ...from('https://partner.example'), 'access-control-request-method': 'PATCH' },
    });
    expect(got).toMatchObject({ status: 204, headers: { 'access-control-allow-origin': 'https://partner.example' } });
    expect(got.headers['access-control-allow-credentials']).toBeUndefined();
    expect(
      (
        await gatewayFixture.request('/api/favourite-listing', {
          method: 'PATCH',
          headers: from('https://partner.example'),
          body: '{}',
        })
      ).status,
    ).toBe(200);
    for (const origin of ['https://partner.example.evil.test', 'http://partner.example', 'https://PARTNER.example'])
      expect(
        (await gatewayFixture.request('/api/favourite-listing', { method: 'PATCH', headers: from(origin), body: '{}' }))
          .headers['access-control-allow-origin'],
      ).toBeUndefined();
  });
});

describe('the API documentation', () => {
  it('is served under the page policy with openapi.json', async () => {
    const page = await gatewayFixture.request('/api/docs');
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect((await gatewayFixture.request('/api/docs/swagger-ui-bundle.js')).status).toBe(200);
    expect((await gatewayFixture.request('/api/openapi.json')).json.openapi).toBe('3.1.0');
  });
  it('is not available in production', async () => {
    const production = await startGateway({
      NODE_ENV: 'production',
      RATE_LIMITS: 'on',
      SHUTDOWN_DELAY_MS: '0',
      PUBLIC_ORIGIN: 'https://porchlight.example',
    });
    try {
      for (const path of ['/api/docs', '/api/openapi.json', '/api/docs/swagger-ui.css'])
        expect((await production.request(path)).status).toBe(404);
    } finally {
      await production.stop();
    }
  });
});
