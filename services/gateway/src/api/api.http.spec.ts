import { brotliCompressSync } from 'node:zlib';
import { aSession, callerAt, openHouse, type House } from '../testing/house.ts';
import { said } from '../testing/stand-in.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.stop();
});
beforeEach(() => {
  for (const one of [house.catalog, house.content, house.commerce]) one.answers(said({ ok: true }));
  house.accounts.answers(said({}));
});

const json = { 'content-type': 'application/json' };
const token = (name: string) => ({ authorization: `Bearer pl1_${name}_secret` });

describe('which calls pass', () => {
  it('a declared call reaches its service below its own path, with query', async () => {
    expect(await house.ask('/api/listings?cityId=1&beds=2')).toMatchObject({ status: 200, json: { ok: true } });
    expect(house.catalog.last).toMatchObject({ method: 'GET', url: '/listings?cityId=1&beds=2' });
  });
  it('an unknown address is 404, a known one asked in another way is 405', async () => {
    expect(await house.ask('/api/nothing')).toMatchObject({ status: 404, json: { code: 'unknown-call' } });
    expect(await house.ask('/api')).toMatchObject({ status: 404 });
    expect(await house.ask('/api/listings', { method: 'DELETE' })).toMatchObject({
      status: 405,
      json: { code: 'wrong-method' },
    });
  });
  it('calls between services cannot be reached from outside', async () => {
    const before = house.accounts.taken.length;
    expect(
      (await house.ask('/api/internal/sessions/resolve', { method: 'POST', headers: json, body: '{"token":"x"}' }))
        .status,
    ).toBe(404);
    expect((await house.ask('/api/../internal/events', { method: 'POST', headers: json, body: '{}' })).status).toBe(
      404,
    );
    expect(house.accounts.taken).toHaveLength(before);
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
  ])('the odd spelling %s is no call', async (path) => {
    expect((await house.ask(path)).status).toBe(404);
  });
  it('forgives one slash at the end and a slash too many in front', async () => {
    expect((await house.ask('/api/listings/')).status).toBe(200);
    expect((await house.ask('//api/listings')).status).toBe(200);
    expect(house.catalog.last.url).toBe('/listings');
  });
  it('an address over 16 KB is 414, one of 12 KB passes', async () => {
    expect((await house.ask(`/api/listings?keyword=${'x'.repeat(12_000)}`)).status).toBe(200);
    for (const length of [17_000, 60_000])
      expect((await house.ask(`/api/listings?keyword=${'x'.repeat(length)}`)).status).toBe(414);
  });
  it.each([
    ['letters of UTF-8', '/api/listings?keyword=Montr\xc3\xa9al', '/api/listings?keyword=Montr%C3%A9al'],
    ['letters of another alphabet', '/api/listings?keyword=\xe9', '/api/listings?keyword=%25E9'],
    ['another site before them', '//elsewhere/\xe9', '/elsewhere/%25E9'],
  ])('an address with letters that were sent as they are leads to the one in escapes: %s', async (_, asked, meant) => {
    expect(await house.ask(asked)).toMatchObject({ status: 307, headers: { location: meant } });
    expect((await house.ask(meant)).status).not.toBe(400);
  });
  it('what is no HTTP at all is refused, and the next request is answered', async () => {
    expect((await house.ask('/api/listings', { headers: { 'x-long': 'x'.repeat(70_000) } })).status).toBe(431);
    expect((await house.ask('/api/listings')).status).toBe(200);
  });
  it('broken escapes in a query never break a call', async () => {
    for (const query of ['?keyword=%', '?keyword=%zz&a=%ff', '?keyword=%00', '?%E0%A4%A'])
      expect((await house.ask(`/api/listings${query}`)).status).toBe(200);
  });
});

describe('who a service believes', () => {
  it('forged identities and forwarded addresses are dropped, the gateway’s own are set', async () => {
    await house.ask('/api/listings', {
      headers: {
        'x-porchlight-identity': 'forged',
        'x-porchlight-client': '6.6.6.6',
        'x-forwarded-for': '6.6.6.6',
        'x-original-url': '/admin',
        cookie: 'a=b',
      },
    });
    const { headers } = house.catalog.last;
    expect(callerAt('catalog', headers)).toEqual({ roles: [], permissions: [] });
    expect(headers['x-porchlight-client']).toBe('127.0.0.1');
    for (const name of ['x-forwarded-for', 'x-original-url', 'cookie', 'authorization'])
      expect(headers[name]).toBeUndefined();
  });
  it('a session becomes an identity for one service, and the token stays with the gateway', async () => {
    house.accounts.answers(said(aSession()));
    await house.ask('/api/favourite-listings', { headers: token('alive') });
    expect(callerAt('catalog', house.catalog.last.headers)).toMatchObject({
      userId: aSession().session.userId,
      sessionId: 's-1',
      roles: ['renter'],
      permissions: ['viewFavouriteListings'],
    });
    expect(callerAt('content', house.catalog.last.headers)).toBeUndefined();
    expect(JSON.stringify(house.catalog.last.headers)).not.toContain('pl1_');
  });
  it('a token in the query or in a cookie is nobody', async () => {
    house.accounts.answers(said(aSession()));
    await house.ask('/api/listings?access_token=pl1_a_b', {
      headers: { cookie: 'access_token=pl1_a_b; __Host-sb=pl1_a_b' },
    });
    expect(callerAt('catalog', house.catalog.last.headers)?.userId).toBeUndefined();
  });
});

describe('sessions', () => {
  it('accounts is asked once in ten seconds', async () => {
    house.accounts.answers(said(aSession()));
    const before = house.accounts.taken.length;
    for (let n = 0; n < 5; n += 1) await house.ask('/api/favourite-listings', { headers: token('often') });
    expect(house.accounts.taken.length - before).toBe(1);
  });
  it('a dead session is Unauthenticated. where one matters, and a guest where none does', async () => {
    expect(await house.ask('/api/my-user', { headers: token('dead') })).toMatchObject({
      status: 401,
      json: { message: 'Unauthenticated.', code: 'unauthenticated' },
    });
    expect((await house.ask('/api/listings', { headers: token('dead') })).status).toBe(200);
    expect(callerAt('catalog', house.catalog.last.headers)?.userId).toBeUndefined();
    expect(
      (
        await house.ask('/api/favourite-listing', {
          method: 'PATCH',
          headers: { ...json, ...token('dead') },
          body: '{}',
        })
      ).status,
    ).toBe(401);
    expect(
      (await house.ask('/api/login', { method: 'POST', headers: { ...json, ...token('dead') }, body: '{}' })).status,
    ).toBe(200);
  });
  it('an outage of accounts signs nobody out: 503, never 401', async () => {
    house.accounts.answers((_request, response) => {
      response.destroy();
    });
    for (const path of ['/api/my-user', '/api/favourite-listings']) {
      const got = await house.ask(path, { headers: token('unlucky') });
      expect(got.status).toBe(503);
      expect(got.text).not.toContain('Unauthenticated');
      expect(got.headers['retry-after']).toBeDefined();
    }
    house.accounts.answers(said({ message: 'x', code: 'x' }, { status: 500 }));
    expect((await house.ask('/api/my-user', { headers: token('unlucky') })).status).toBe(503);
    house.accounts.answers(
      said({ message: 'This door is for our own gateway.', code: 'identity-required' }, { status: 401 }),
    );
    expect((await house.ask('/api/my-user', { headers: token('unlucky') })).status).toBe(503);
  });
  it('signing out ends the session on this gateway at once, and on the others by the database', async () => {
    house.accounts.answers((request, response, body) => {
      (request.url === '/logout' ? said({ done: true }) : said(aSession()))(request, response, body);
    });
    await house.ask('/api/favourite-listings', { headers: token('leaving') });
    await house.ask('/api/logout', { method: 'POST', headers: token('leaving') });
    house.accounts.answers(said({}));
    expect((await house.ask('/api/favourite-listings', { headers: token('leaving') })).status).toBe(401);
    expect((await house.app.sql('select session_key from session_cache_drop')).length).toBeGreaterThan(0);
  });
  it('a new password ends the person’s other sessions at once, by the own hand and by the link of a mail', async () => {
    const { userId } = aSession().session;
    for (const [path, headers] of [
      ['/api/user/change-password', token('here')],
      ['/api/password-reset/a.b', {}],
    ] as const) {
      house.accounts.answers((request, response, body) => {
        (request.url?.startsWith('/internal') ? said(aSession()) : said({ user: { id: userId } }))(
          request,
          response,
          body,
        );
      });
      await house.ask('/api/favourite-listings', { headers: token('elsewhere') });
      expect((await house.ask(path, { method: 'POST', headers: { ...json, ...headers }, body: '{}' })).status).toBe(
        200,
      );
      house.accounts.answers(said({}));
      expect((await house.ask('/api/favourite-listings', { headers: token('elsewhere') })).status).toBe(401);
    }
  });
});

describe('what may change something', () => {
  const toggle = (headers: Record<string, string>) =>
    house.ask('/api/favourite-listing', {
      method: 'PATCH',
      headers: { ...json, ...headers },
      body: '{"listingId":"abcdefghij","active":1}',
    });
  const own = () => ({ 'sec-fetch-site': 'same-origin', 'x-requested-with': 'XMLHttpRequest' });

  it('a browser’s call comes from our own page and says so', async () => {
    expect((await toggle(own())).status).toBe(200);
    expect((await toggle({ origin: house.app.url, 'x-requested-with': 'XMLHttpRequest' })).status).toBe(200);
    const before = house.catalog.taken.length;
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', 'x-requested-with': 'x' },
      { 'sec-fetch-site': 'same-site', 'x-requested-with': 'x' },
      { 'sec-fetch-site': 'same-origin' },
      { origin: 'https://elsewhere.example', 'x-requested-with': 'x' },
      { origin: 'null', 'x-requested-with': 'x' },
      { 'sec-fetch-site': 'none', 'x-requested-with': 'x' },
    ] as Record<string, string>[])
      expect(await toggle(headers)).toMatchObject({ status: 403, json: { code: 'foreign-site' } });
    expect(house.catalog.taken).toHaveLength(before);
  });
  it('a form is not taken, whatever it says it is', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data', 'application/jsonp'])
      expect(
        (await house.ask('/api/login', { method: 'POST', headers: { 'content-type': type }, body: 'a=b' })).status,
      ).toBe(415);
  });
  it('no origin is let in by CORS unless it is named', async () => {
    const got = await house.ask('/api/listings', {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'PATCH' },
    });
    expect(got.headers['access-control-allow-origin']).toBeUndefined();
    expect(
      (await house.ask('/api/listings', { headers: { origin: 'https://elsewhere.example' } })).headers[
        'access-control-allow-origin'
      ],
    ).toBeUndefined();
  });
});

describe('the cookie of a guest’s browser', () => {
  const toggle = (headers: Record<string, string> = {}) =>
    house.ask('/api/favourite-listing', { method: 'PATCH', headers: { ...json, ...headers }, body: '{}' });

  it('comes with the first pick, cannot be read by scripts, and stays the same', async () => {
    const first = await toggle();
    const cookie = String(first.headers['set-cookie']?.[0]);
    expect(cookie).toMatch(/^device=[\w-]{22}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    const device = callerAt('catalog', house.catalog.last.headers)?.device;
    expect(device).toMatch(/^[\w-]{43}$/);
    expect(cookie).not.toContain(device);
    const second = await toggle({ cookie: cookie.split(';')[0] ?? '' });
    expect(second.headers['set-cookie']).toBeUndefined();
    expect(callerAt('catalog', house.catalog.last.headers)?.device).toBe(device);
  });
  it('is never made by a page, a search, another call, a renter, or a pick that failed', async () => {
    house.accounts.answers(said(aSession()));
    const answers = [
      await house.ask('/'),
      await house.ask('/api/listings'),
      await toggle(token('renter')),
      await house.ask('/api/audit-favourite-listings', { method: 'PATCH', headers: json, body: '{}' }),
    ];
    house.catalog.answers(said({ message: 'x', code: 'x' }, { status: 422 }));
    answers.push(await toggle());
    for (const { headers } of answers) expect(headers['set-cookie']).toBeUndefined();
  });
  it('a cookie that we did not make is replaced', async () => {
    expect((await toggle({ cookie: 'device=short' })).headers['set-cookie']).toHaveLength(1);
  });
});

describe('bodies', () => {
  const big = Buffer.alloc(200 * 1024, '1');
  it('more than 100 KB is refused, whether announced or not, and the next call goes on', async () => {
    const before = house.accounts.taken.length;
    expect(
      (
        await house.ask('/api/login', {
          method: 'POST',
          headers: { ...json, 'content-length': String(big.length) },
          body: big,
        })
      ).status,
    ).toBe(413);
    const chunked = await house.ask('/api/login', {
      method: 'POST',
      headers: { ...json, 'transfer-encoding': 'chunked' },
      body: big,
    });
    expect(chunked).toMatchObject({ status: 413, json: { code: 'body-too-large' } });
    expect(chunked.headers.connection).toBe('close');
    expect(house.accounts.taken).toHaveLength(before);
    expect((await house.ask('/api/login', { method: 'POST', headers: json, body: '{"email":"a"}' })).status).toBe(200);
    expect(house.accounts.last.body).toBe('{"email":"a"}');
  });
});

describe('every answer', () => {
  it('has the security headers, refusals too, and names nothing that runs here', async () => {
    house.catalog.answers(said({}, { headers: { 'x-powered-by': 'x', server: 'y' } }));
    for (const path of ['/api/listings', '/api/nothing', '/assets/shell/none.js', '/', '/health/live']) {
      const { headers } = await house.ask(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['strict-transport-security']).toBeUndefined();
      for (const name of ['x-powered-by', 'server']) expect(headers[name]).toBeUndefined();
    }
  });
  it('is compressed once, and passes through when the service has compressed it', async () => {
    house.catalog.answers(said({ text: 'home '.repeat(1_000) }));
    expect(
      (await house.ask('/api/listings', { headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding'],
    ).toBe('gzip');
    const got = await house.ask('/api/listings', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(got.headers['content-encoding']).toBe('br');
    expect(got.json.text).toHaveLength(5_000);
    expect((await house.ask('/api/listings')).headers['content-encoding']).toBeUndefined();
    const packed = brotliCompressSync('{"text":"packed by the service"}');
    house.catalog.answers((_request, response) => {
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
    const passed = await house.ask('/api/listings', { headers: { 'accept-encoding': 'br' } });
    expect(house.catalog.last.headers['accept-encoding']).toBe('br');
    expect(passed).toMatchObject({
      headers: { 'content-encoding': 'br', vary: expect.stringContaining('accept-encoding'), etag: 'W/"t"' },
      json: { text: 'packed by the service' },
    });
  });
  it('keeps status, tag and 304 of the service; HEAD has no body', async () => {
    house.catalog.answers(
      said({ a: 1 }, { headers: { etag: '"t"', 'cache-control': 'public, max-age=0, must-revalidate' } }),
    );
    expect(await house.ask('/api/listings', { method: 'HEAD' })).toMatchObject({
      status: 200,
      text: '',
      headers: { etag: '"t"' },
    });
    house.catalog.answers((_request, response) => {
      response.writeHead(304, { etag: '"t"' }).end();
    });
    expect(await house.ask('/api/listings', { headers: { 'if-none-match': '"t"' } })).toMatchObject({
      status: 304,
      text: '',
    });
    expect(house.catalog.last.headers['if-none-match']).toBe('"t"');
  });
});
