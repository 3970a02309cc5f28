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

describe('routing', () => {
  it('forwards a declared call to its service with path and query', async () => {
    expect(await gatewayFixture.request('/api/listings?cityId=1&beds=2')).toMatchObject({
      status: 200,
      json: { ok: true },
    });
    expect(gatewayFixture.catalog.lastRequest).toMatchObject({ method: 'GET', url: '/listings?cityId=1&beds=2' });
  });
  it('responds 404 to an unknown path and 405 to a wrong method', async () => {
    expect(await gatewayFixture.request('/api/nothing')).toMatchObject({ status: 404, json: { code: 'unknown-call' } });
    expect(await gatewayFixture.request('/api')).toMatchObject({ status: 404 });
    expect(await gatewayFixture.request('/api/listings', { method: 'DELETE' })).toMatchObject({
      status: 405,
      json: { code: 'wrong-method' },
    });
  });
  it('does not expose internal routes', async () => {
    const before = gatewayFixture.accounts.requests.length;
    expect(
      (
        await gatewayFixture.request('/api/internal/sessions/resolve', {
          method: 'POST',
          headers: json,
          body: '{"token":"x"}',
        })
      ).status,
    ).toBe(404);
    expect(
      (await gatewayFixture.request('/api/../internal/events', { method: 'POST', headers: json, body: '{}' })).status,
    ).toBe(404);
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
    expect((await gatewayFixture.request(path)).status).toBe(404);
  });
  it('accepts one trailing slash and repeated leading slashes', async () => {
    expect((await gatewayFixture.request('/api/listings/')).status).toBe(200);
    expect((await gatewayFixture.request('//api/listings')).status).toBe(200);
    expect(gatewayFixture.catalog.lastRequest.url).toBe('/listings');
  });
  it('responds 414 to a URL over 16 KB, and forwards one of 12 KB', async () => {
    expect((await gatewayFixture.request(`/api/listings?keyword=${'x'.repeat(12_000)}`)).status).toBe(200);
    for (const length of [17_000, 60_000])
      expect((await gatewayFixture.request(`/api/listings?keyword=${'x'.repeat(length)}`)).status).toBe(414);
  });
  it.each([
    ['letters of UTF-8', '/api/listings?keyword=Montr\xc3\xa9al', '/api/listings?keyword=Montr%C3%A9al'],
    ['letters of another alphabet', '/api/listings?keyword=\xe9', '/api/listings?keyword=%25E9'],
    ['another site before them', '//elsewhere/\xe9', '/elsewhere/%25E9'],
  ])('redirects a URL with raw non-ASCII bytes to the percent-encoded one: %s', async (_, requested, meant) => {
    expect(await gatewayFixture.request(requested)).toMatchObject({ status: 307, headers: { location: meant } });
    expect((await gatewayFixture.request(meant)).status).not.toBe(400);
  });
  it('rejects malformed HTTP and answers the next request', async () => {
    expect((await gatewayFixture.request('/api/listings', { headers: { 'x-long': 'x'.repeat(70_000) } })).status).toBe(
      431,
    );
    expect((await gatewayFixture.request('/api/listings')).status).toBe(200);
  });
  it('accepts malformed escapes in a query', async () => {
    for (const query of ['?keyword=%', '?keyword=%zz&a=%ff', '?keyword=%00', '?%E0%A4%A'])
      expect((await gatewayFixture.request(`/api/listings${query}`)).status).toBe(200);
  });
});

describe('identity', () => {
  it('replaces forged identity and forwarding headers by its own', async () => {
    await gatewayFixture.request('/api/listings', {
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
    await gatewayFixture.request('/api/favourite-listings', { headers: token('alive') });
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
    await gatewayFixture.request('/api/listings?access_token=pl1_a_b', {
      headers: { cookie: 'access_token=pl1_a_b; __Host-sb=pl1_a_b' },
    });
    expect(callerAt('catalog', gatewayFixture.catalog.lastRequest.headers)?.userId).toBeUndefined();
  });
});

describe('sessions', () => {
  it('are resolved by accounts once in ten seconds', async () => {
    gatewayFixture.accounts.respondWith(jsonResponse(validSession()));
    const before = gatewayFixture.accounts.requests.length;
    for (let n = 0; n < 5; n += 1) await gatewayFixture.request('/api/favourite-listings', { headers: token('often') });
    expect(gatewayFixture.accounts.requests.length - before).toBe(1);
  });
  it('are required where they matter (401), and ignored when invalid elsewhere', async () => {
    expect(await gatewayFixture.request('/api/my-user', { headers: token('dead') })).toMatchObject({
      status: 401,
      json: { message: 'Unauthenticated.', code: 'unauthenticated' },
    });
    expect((await gatewayFixture.request('/api/listings', { headers: token('dead') })).status).toBe(200);
    expect(callerAt('catalog', gatewayFixture.catalog.lastRequest.headers)?.userId).toBeUndefined();
    expect(
      (
        await gatewayFixture.request('/api/favourite-listing', {
          method: 'PATCH',
          headers: { ...json, ...token('dead') },
          body: '{}',
        })
      ).status,
    ).toBe(401);
    expect(
      (
        await gatewayFixture.request('/api/login', {
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
      const got = await gatewayFixture.request(path, { headers: token('unlucky') });
      expect(got.status).toBe(503);
      expect(got.text).not.toContain('Unauthenticated');
      expect(got.headers['retry-after']).toBeDefined();
    }
    gatewayFixture.accounts.respondWith(jsonResponse({ message: 'x', code: 'x' }, { status: 500 }));
    expect((await gatewayFixture.request('/api/my-user', { headers: token('unlucky') })).status).toBe(503);
    gatewayFixture.accounts.respondWith(
      jsonResponse({ message: 'Only the gateway can make this request.', code: 'identity-required' }, { status: 401 }),
    );
    expect((await gatewayFixture.request('/api/my-user', { headers: token('unlucky') })).status).toBe(503);
  });
  it('end on logout: here at once, on other gateways by notification', async () => {
    gatewayFixture.accounts.respondWith((request, response, body) => {
      (request.url === '/logout' ? jsonResponse({ done: true }) : jsonResponse(validSession()))(
        request,
        response,
        body,
      );
    });
    await gatewayFixture.request('/api/favourite-listings', { headers: token('leaving') });
    await gatewayFixture.request('/api/logout', { method: 'POST', headers: token('leaving') });
    gatewayFixture.accounts.respondWith(jsonResponse({}));
    expect((await gatewayFixture.request('/api/favourite-listings', { headers: token('leaving') })).status).toBe(401);
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
      await gatewayFixture.request('/api/favourite-listings', { headers: token('elsewhere') });
      expect(
        (await gatewayFixture.request(path, { method: 'POST', headers: { ...json, ...headers }, body: '{}' })).status,
      ).toBe(200);
      gatewayFixture.accounts.respondWith(jsonResponse({}));
      expect((await gatewayFixture.request('/api/favourite-listings', { headers: token('elsewhere') })).status).toBe(
        401,
      );
    }
  });
});

describe('cross-site request forgery', () => {
  const toggle = (headers: Record<string, string>) =>
    gatewayFixture.request('/api/favourite-listing', {
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
        (await gatewayFixture.request('/api/login', { method: 'POST', headers: { 'content-type': type }, body: 'a=b' }))
          .status,
      ).toBe(415);
  });
  it('allows no origin by CORS unless configured', async () => {
    const got = await gatewayFixture.request('/api/listings', {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'PATCH' },
    });
    expect(got.headers['access-control-allow-origin']).toBeUndefined();
    expect(
      (await gatewayFixture.request('/api/listings', { headers: { origin: 'https://elsewhere.example' } })).headers[
        'access-control-allow-origin'
      ],
    ).toBeUndefined();
  });
});

describe('the device cookie', () => {
  const toggle = (headers: Record<string, string> = {}) =>
    gatewayFixture.request('/api/favourite-listing', { method: 'PATCH', headers: { ...json, ...headers }, body: '{}' });

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
      await gatewayFixture.request('/'),
      await gatewayFixture.request('/api/listings'),
      await toggle(token('renter')),
      await gatewayFixture.request('/api/audit-favourite-listings', { method: 'PATCH', headers: json, body: '{}' }),
    ];
    gatewayFixture.catalog.respondWith(jsonResponse({ message: 'x', code: 'x' }, { status: 422 }));
    responses.push(await toggle());
    for (const { headers } of responses) expect(headers['set-cookie']).toBeUndefined();
  });
  it('is replaced when it has an invalid format', async () => {
    expect((await toggle({ cookie: 'device=short' })).headers['set-cookie']).toHaveLength(1);
  });
});

describe('bodies', () => {
  const big = Buffer.alloc(200 * 1024, '1');
  it('rejects more than 100 KB, announced or not, and answers the next call', async () => {
    const before = gatewayFixture.accounts.requests.length;
    expect(
      (
        await gatewayFixture.request('/api/login', {
          method: 'POST',
          headers: { ...json, 'content-length': String(big.length) },
          body: big,
        })
      ).status,
    ).toBe(413);
    const chunked = await gatewayFixture.request('/api/login', {
      method: 'POST',
      headers: { ...json, 'transfer-encoding': 'chunked' },
      body: big,
    });
    expect(chunked).toMatchObject({ status: 413, json: { code: 'body-too-large' } });
    expect(chunked.headers.connection).toBe('close');
    expect(gatewayFixture.accounts.requests).toHaveLength(before);
    expect(
      (await gatewayFixture.request('/api/login', { method: 'POST', headers: json, body: '{"email":"a"}' })).status,
    ).toBe(200);
    expect(gatewayFixture.accounts.lastRequest.body).toBe('{"email":"a"}');
  });
});

describe('every response', () => {
  it('has the security headers, including errors, and does not disclose the server software', async () => {
    gatewayFixture.catalog.respondWith(jsonResponse({}, { headers: { 'x-powered-by': 'x', server: 'y' } }));
    for (const path of ['/api/listings', '/api/nothing', '/assets/shell/none.js', '/', '/health/live']) {
      const { headers } = await gatewayFixture.request(path);
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
      (await gatewayFixture.request('/api/listings', { headers: { 'accept-encoding': 'gzip' } })).headers[
        'content-encoding'
      ],
    ).toBe('gzip');
    const got = await gatewayFixture.request('/api/listings', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(got.headers['content-encoding']).toBe('br');
    expect(got.json.text).toHaveLength(5_000);
    expect((await gatewayFixture.request('/api/listings')).headers['content-encoding']).toBeUndefined();
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
    const passed = await gatewayFixture.request('/api/listings', { headers: { 'accept-encoding': 'br' } });
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
    expect(await gatewayFixture.request('/api/listings', { method: 'HEAD' })).toMatchObject({
      status: 200,
      text: '',
      headers: { etag: '"t"' },
    });
    gatewayFixture.catalog.respondWith((_request, response) => {
      response.writeHead(304, { etag: '"t"' }).end();
    });
    expect(await gatewayFixture.request('/api/listings', { headers: { 'if-none-match': '"t"' } })).toMatchObject({
      status: 304,
      text: '',
    });
    expect(gatewayFixture.catalog.lastRequest.headers['if-none-match']).toBe('"t"');
  });
});
