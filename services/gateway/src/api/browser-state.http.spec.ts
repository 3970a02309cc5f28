import { validSession, callerAt, startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';
import { jsonResponse } from '../testing/stub-service.ts';

let gatewayFixture: GatewayFixture;
beforeAll(async () => {
  gatewayFixture = await startGateway();
});
afterAll(async () => {
  await gatewayFixture.stop();
});
beforeEach(() => {
  for (const one of [gatewayFixture.catalog, gatewayFixture.content, gatewayFixture.commerce])
    one.respondWith(jsonResponse({ ok: true }));
  gatewayFixture.accounts.respondWith(jsonResponse({}));
});

const json = { 'content-type': 'application/json' };
const token = (name: string) => ({ authorization: `Bearer pl1_${name}_secret` });
const request: GatewayFixture['request'] = (...call) => gatewayFixture.request(...call);

describe('sessions', () => {
  it('are resolved by accounts once in ten seconds', async () => {
    gatewayFixture.accounts.respondWith(jsonResponse(validSession()));
    const before = gatewayFixture.accounts.requests.length;
    for (let n = 0; n < 5; n += 1) await request('/api/favourite-listings', { headers: token('often') });
    expect(gatewayFixture.accounts.requests.length - before).toBe(1);
  });
  it('are required where they matter (401), and ignored when invalid elsewhere', async () => {
    expect(await request('/api/my-user', { headers: token('dead') })).toMatchObject({
      status: 401,
      json: { message: 'Unauthenticated.', code: 'unauthenticated' },
    });
    expect((await request('/api/listings', { headers: token('dead') })).status).toBe(200);
    expect(callerAt('catalog', gatewayFixture.catalog.lastRequest.headers)?.userId).toBeUndefined();
    expect(
      (
        await request('/api/favourite-listing', {
          method: 'PATCH',
          headers: { ...json, ...token('dead') },
          body: '{}',
        })
      ).status,
    ).toBe(401);
    expect(
      (
        await request('/api/login', {
          method: 'POST',
          headers: { ...json, ...token('dead') },
          body: '{}',
        })
      ).status,
    ).toBe(200);
  });
  it('yield 503, never 401, during an outage of accounts', async () => {
    gatewayFixture.accounts.respondWith((_request, response) => {
      response.destroy();
    });
    for (const path of ['/api/my-user', '/api/favourite-listings']) {
      const got = await request(path, { headers: token('unlucky') });
      expect(got.status).toBe(503);
      expect(got.text).not.toContain('Unauthenticated');
      expect(got.headers['retry-after']).toBeDefined();
    }
    gatewayFixture.accounts.respondWith(jsonResponse({ message: 'x', code: 'x' }, { status: 500 }));
    expect((await request('/api/my-user', { headers: token('unlucky') })).status).toBe(503);
    gatewayFixture.accounts.respondWith(
      jsonResponse({ message: 'Only the gateway can make this request.', code: 'identity-required' }, { status: 401 }),
    );
    expect((await request('/api/my-user', { headers: token('unlucky') })).status).toBe(503);
  });
  it('end on logout: here at once, on other gateways by notification', async () => {
    gatewayFixture.accounts.respondWith((request, response, body) => {
      (request.url === '/logout' ? jsonResponse({ done: true }) : jsonResponse(validSession()))(
        request,
        response,
        body,
      );
    });
    await request('/api/favourite-listings', { headers: token('leaving') });
    await request('/api/logout', { method: 'POST', headers: token('leaving') });
    gatewayFixture.accounts.respondWith(jsonResponse({}));
    expect((await request('/api/favourite-listings', { headers: token('leaving') })).status).toBe(401);
    expect((await gatewayFixture.app.sql('select session_key from session_cache_drop')).length).toBeGreaterThan(0);
  });
  it('end when the password changes, in the account and by a mailed link', async () => {
    const { userId } = validSession().session;
    for (const [path, headers] of [
      ['/api/user/change-password', token('here')],
      ['/api/password-reset/a.b', {}],
    ] as const) {
      gatewayFixture.accounts.respondWith((request, response, body) => {
        (request.url?.startsWith('/internal') ? jsonResponse(validSession()) : jsonResponse({ user: { id: userId } }))(
          request,
          response,
          body,
        );
      });
      await request('/api/favourite-listings', { headers: token('elsewhere') });
      expect((await request(path, { method: 'POST', headers: { ...json, ...headers }, body: '{}' })).status).toBe(200);
      gatewayFixture.accounts.respondWith(jsonResponse({}));
      expect((await request('/api/favourite-listings', { headers: token('elsewhere') })).status).toBe(401);
    }
  });
});

describe('cross-site request forgery', () => {
  const toggle = (headers: Record<string, string>) =>
    request('/api/favourite-listing', {
      method: 'PATCH',
      headers: { ...json, ...headers },
      body: '{"listingId":"abcdefghij","active":1}',
    });
  const own = () => ({ 'sec-fetch-site': 'same-origin', 'x-requested-with': 'XMLHttpRequest' });

  it('accepts state-changing browser calls only from the site itself', async () => {
    expect((await toggle(own())).status).toBe(200);
    expect((await toggle({ origin: gatewayFixture.app.url, 'x-requested-with': 'XMLHttpRequest' })).status).toBe(200);
    const before = gatewayFixture.catalog.requests.length;
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', 'x-requested-with': 'x' },
      { 'sec-fetch-site': 'same-site', 'x-requested-with': 'x' },
      { 'sec-fetch-site': 'same-origin' },
      { origin: 'https://elsewhere.example', 'x-requested-with': 'x' },
      { origin: 'null', 'x-requested-with': 'x' },
      { 'sec-fetch-site': 'none', 'x-requested-with': 'x' },
    ] as Record<string, string>[])
      expect(await toggle(headers)).toMatchObject({ status: 403, json: { code: 'foreign-site' } });
    expect(gatewayFixture.catalog.requests).toHaveLength(before);
  });
  it('rejects form posts with any content type', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data', 'application/jsonp'])
      expect(
        (await request('/api/login', { method: 'POST', headers: { 'content-type': type }, body: 'a=b' })).status,
      ).toBe(415);
  });
  it('allows no origin by CORS unless configured', async () => {
    const got = await request('/api/listings', {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'PATCH' },
    });
    expect(got.headers['access-control-allow-origin']).toBeUndefined();
    expect(
      (await request('/api/listings', { headers: { origin: 'https://elsewhere.example' } })).headers[
        'access-control-allow-origin'
      ],
    ).toBeUndefined();
  });
});

describe('the device cookie', () => {
  const toggle = (headers: Record<string, string> = {}) =>
    request('/api/favourite-listing', { method: 'PATCH', headers: { ...json, ...headers }, body: '{}' });

  it('is set with the first favourite, is HttpOnly and remains the same', async () => {
    const first = await toggle();
    const cookie = String(first.headers['set-cookie']?.[0]);
    expect(cookie).toMatch(/^device=[\w-]{22}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    const device = callerAt('catalog', gatewayFixture.catalog.lastRequest.headers)?.device;
    expect(device).toMatch(/^[\w-]{43}$/);
    expect(cookie).not.toContain(device);
    const second = await toggle({ cookie: cookie.split(';')[0] ?? '' });
    expect(second.headers['set-cookie']).toBeUndefined();
    expect(callerAt('catalog', gatewayFixture.catalog.lastRequest.headers)?.device).toBe(device);
  });
  it('is not set by pages, searches, other calls, renters or a failed favourite', async () => {
    gatewayFixture.accounts.respondWith(jsonResponse(validSession()));
    const responses = [
      await request('/'),
      await request('/api/listings'),
      await toggle(token('renter')),
      await request('/api/audit-favourite-listings', { method: 'PATCH', headers: json, body: '{}' }),
    ];
    gatewayFixture.catalog.respondWith(jsonResponse({ message: 'x', code: 'x' }, { status: 422 }));
    responses.push(await toggle());
    for (const { headers } of responses) expect(headers['set-cookie']).toBeUndefined();
  });
  it('is replaced when it has an invalid format', async () => {
    expect((await toggle({ cookie: 'device=short' })).headers['set-cookie']).toHaveLength(1);
  });
});
