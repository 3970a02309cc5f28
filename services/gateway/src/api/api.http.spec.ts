import { brotliCompressSync } from 'node:zlib';
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

describe('routing', () => {
  it('forwards a declared call to its service with path and query', async () => {
    expect(await request('/api/listings?cityId=1&beds=2')).toMatchObject({
      status: 200,
      json: { ok: true },
    });
    expect(gatewayFixture.catalog.lastRequest).toMatchObject({ method: 'GET', url: '/listings?cityId=1&beds=2' });
  });
  it('responds 404 to an unknown path and 405 to a wrong method', async () => {
    expect(await request('/api/nothing')).toMatchObject({ status: 404, json: { code: 'unknown-call' } });
    expect(await request('/api')).toMatchObject({ status: 404 });
    expect(await request('/api/listings', { method: 'DELETE' })).toMatchObject({
      status: 405,
      json: { code: 'wrong-method' },
    });
  });
  it('does not expose internal routes', async () => {
    const before = gatewayFixture.accounts.requests.length;
    expect(
      (
        await request('/api/internal/sessions/resolve', {
          method: 'POST',
          headers: json,
          body: '{"token":"x"}',
        })
      ).status,
    ).toBe(404);
    expect((await request('/api/../internal/events', { method: 'POST', headers: json, body: '{}' })).status).toBe(404);
    expect(gatewayFixture.accounts.requests).toHaveLength(before);
  });
  it.each([
    '/api/listings//1',
    '/api/./listings',
    '/api/%2e%2e/internal',
    '/api/listing%2Fx',
    '/api/listing/%00',
    '/api/listing/a%5cb',
    '/api/Listings',
    '/api/listings%0a',
  ])('responds 404 to the non-canonical path %s', async (path) => {
    expect((await request(path)).status).toBe(404);
  });
  it('accepts one trailing slash and repeated leading slashes', async () => {
    expect((await request('/api/listings/')).status).toBe(200);
    expect((await request('//api/listings')).status).toBe(200);
    expect(gatewayFixture.catalog.lastRequest.url).toBe('/listings');
  });
  it('responds 414 to a URL over 16 KB, and forwards one of 12 KB', async () => {
    expect((await request(`/api/listings?keyword=${'x'.repeat(12_000)}`)).status).toBe(200);
    for (const length of [17_000, 60_000])
      expect((await request(`/api/listings?keyword=${'x'.repeat(length)}`)).status).toBe(414);
  });
  it.each([
    ['letters of UTF-8', '/api/listings?keyword=Montr\xc3\xa9al', '/api/listings?keyword=Montr%C3%A9al'],
    ['letters of another alphabet', '/api/listings?keyword=\xe9', '/api/listings?keyword=%25E9'],
    ['another site before them', '//elsewhere/\xe9', '/elsewhere/%25E9'],
  ])('redirects a URL with raw non-ASCII bytes to the percent-encoded one: %s', async (_, requested, meant) => {
    expect(await request(requested)).toMatchObject({ status: 307, headers: { location: meant } });
    expect((await request(meant)).status).not.toBe(400);
  });
  it('rejects malformed HTTP and answers the next request', async () => {
    expect((await request('/api/listings', { headers: { 'x-long': 'x'.repeat(70_000) } })).status).toBe(431);
    expect((await request('/api/listings')).status).toBe(200);
  });
  it('accepts malformed escapes in a query', async () => {
    for (const query of ['?keyword=%', '?keyword=%zz&a=%ff', '?keyword=%00', '?%E0%A4%A'])
      expect((await request(`/api/listings${query}`)).status).toBe(200);
  });
});

describe('identity', () => {
  it('replaces forged identity and forwarding headers by its own', async () => {
    await request('/api/listings', {
      headers: {
        'x-porchlight-identity': 'forged',
        'x-porchlight-client': '6.6.6.6',
        'x-forwarded-for': '6.6.6.6',
        'x-original-url': '/admin',
        cookie: 'a=b',
      },
    });
    const { headers } = gatewayFixture.catalog.lastRequest;
    expect(callerAt('catalog', headers)).toEqual({ roles: [], permissions: [] });
    expect(headers['x-porchlight-client']).toBe('127.0.0.1');
    for (const name of ['x-forwarded-for', 'x-original-url', 'cookie', 'authorization'])
      expect(headers[name]).toBeUndefined();
  });
  it('turns a session into an identity for one service and withholds the token', async () => {
    gatewayFixture.accounts.respondWith(jsonResponse(validSession()));
    await request('/api/favourite-listings', { headers: token('alive') });
    expect(callerAt('catalog', gatewayFixture.catalog.lastRequest.headers)).toMatchObject({
      userId: validSession().session.userId,
      sessionId: 's-1',
      roles: ['renter'],
      permissions: ['viewFavouriteListings'],
    });
    expect(callerAt('content', gatewayFixture.catalog.lastRequest.headers)).toBeUndefined();
    expect(JSON.stringify(gatewayFixture.catalog.lastRequest.headers)).not.toContain('pl1_');
  });
  it('ignores a token in the query or a cookie', async () => {
    gatewayFixture.accounts.respondWith(jsonResponse(validSession()));
    await request('/api/listings?access_token=pl1_a_b', {
      headers: { cookie: 'access_token=pl1_a_b; __Host-sb=pl1_a_b' },
    });
    expect(callerAt('catalog', gatewayFixture.catalog.lastRequest.headers)?.userId).toBeUndefined();
  });
});

describe('bodies', () => {
  const big = Buffer.alloc(200 * 1024, '1');
  it('rejects more than 100 KB, announced or not, and answers the next call', async () => {
    const before = gatewayFixture.accounts.requests.length;
    expect(
      (
        await request('/api/login', {
          method: 'POST',
          headers: { ...json, 'content-length': String(big.length) },
          body: big,
        })
      ).status,
    ).toBe(413);
    const chunked = await request('/api/login', {
      method: 'POST',
      headers: { ...json, 'transfer-encoding': 'chunked' },
      body: big,
    });
    expect(chunked).toMatchObject({ status: 413, json: { code: 'body-too-large' } });
    expect(chunked.headers.connection).toBe('close');
    expect(gatewayFixture.accounts.requests).toHaveLength(before);
    expect((await request('/api/login', { method: 'POST', headers: json, body: '{"email":"a"}' })).status).toBe(200);
    expect(gatewayFixture.accounts.lastRequest.body).toBe('{"email":"a"}');
  });
});

describe('every response', () => {
  it('has the security headers, including errors, and does not disclose the server software', async () => {
    gatewayFixture.catalog.respondWith(jsonResponse({}, { headers: { 'x-powered-by': 'x', server: 'y' } }));
    for (const path of ['/api/listings', '/api/nothing', '/assets/shell/none.js', '/', '/health/live']) {
      const { headers } = await request(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['strict-transport-security']).toBeUndefined();
      for (const name of ['x-powered-by', 'server']) expect(headers[name]).toBeUndefined();
    }
  });
  it('is compressed once, or passed through when the service compressed it', async () => {
    gatewayFixture.catalog.respondWith(jsonResponse({ text: 'home '.repeat(1_000) }));
    expect(
      (await request('/api/listings', { headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding'],
    ).toBe('gzip');
    const got = await request('/api/listings', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(got.headers['content-encoding']).toBe('br');
    expect(got.json.text).toHaveLength(5_000);
    expect((await request('/api/listings')).headers['content-encoding']).toBeUndefined();
    const packed = brotliCompressSync('{"text":"packed by the service"}');
    gatewayFixture.catalog.respondWith((_request, response) => {
      response
        .writeHead(200, {
          'content-type': 'application/json',
          'content-encoding': 'br',
          'content-length': packed.length,
          vary: 'authorization, accept-encoding',
          etag: 'W/"t"',
        })
        .end(packed);
    });
    const passed = await request('/api/listings', { headers: { 'accept-encoding': 'br' } });
    expect(gatewayFixture.catalog.lastRequest.headers['accept-encoding']).toBe('br');
    expect(passed).toMatchObject({
      headers: { 'content-encoding': 'br', vary: expect.stringContaining('accept-encoding'), etag: 'W/"t"' },
      json: { text: 'packed by the service' },
    });
  });
  it('has the status, ETag and 304 of the service; HEAD has no body', async () => {
    gatewayFixture.catalog.respondWith(
      jsonResponse({ a: 1 }, { headers: { etag: '"t"', 'cache-control': 'public, max-age=0, must-revalidate' } }),
    );
    expect(await request('/api/listings', { method: 'HEAD' })).toMatchObject({
      status: 200,
      text: '',
      headers: { etag: '"t"' },
    });
    gatewayFixture.catalog.respondWith((_request, response) => {
      response.writeHead(304, { etag: '"t"' }).end();
    });
    expect(await request('/api/listings', { headers: { 'if-none-match': '"t"' } })).toMatchObject({
      status: 304,
      text: '',
    });
    expect(gatewayFixture.catalog.lastRequest.headers['if-none-match']).toBe('"t"');
  });
});
