import { createHash } from 'node:crypto';
import { LoginResponse } from '@porchlight/contracts/accounts';
import { publicRoutes } from '@porchlight/contracts/all';
import { validSession, startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';
import { jsonResponse } from '../testing/stub-service.ts';

let gatewayFixture: GatewayFixture;
beforeAll(async () => {
  gatewayFixture = await startGateway();
});
afterAll(async () => {
  await gatewayFixture.stop();
});
beforeEach(() => {
  gatewayFixture.accounts.respondWith(jsonResponse({ tokenInfo: { access_token: 'pl1_a_b' } }));
});

const browser = {
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'x-requested-with': 'XMLHttpRequest',
  'user-agent': 'Mozilla/5.0 Chrome/156',
  host: 'localhost:8080',
};
const login = (headers: Record<string, string> = {}) =>
  gatewayFixture.request('/api/login', { method: 'POST', headers: { ...browser, ...headers }, body: '{}' });
const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
const cookieIn = (headers: { 'set-cookie'?: string[] | undefined }) =>
  /^__Host-sb=([\w-]{43}); Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/.exec(
    headers['set-cookie']?.[0] ?? '',
  )?.[1];

describe('login with a browser', () => {
  it('sets an HttpOnly cookie and sends its hash to accounts', async () => {
    const { headers } = await login();
    const cookie = cookieIn(headers) ?? '';
    expect(cookie).toHaveLength(43);
    expect(gatewayFixture.accounts.lastRequest.headers['x-porchlight-binding']).toBe(hash(cookie));
    expect(JSON.stringify(gatewayFixture.accounts.lastRequest.headers)).not.toContain(cookie);
  });
  it('reuses the existing cookie, so that two tabs stay logged in', async () => {
    const cookie = cookieIn((await login()).headers) ?? '';
    expect(cookieIn((await login({ cookie: `__Host-sb=${cookie}` })).headers)).toBe(cookie);
    expect(cookieIn((await login({ cookie: '__Host-sb=short' })).headers)).not.toBe('short');
  });
  it('sets no cookie on failure', async () => {
    gatewayFixture.accounts.respondWith(jsonResponse({ message: 'x', code: 'wrong-credentials' }, { status: 401 }));
    expect((await login()).headers['set-cookie']).toBeUndefined();
  });
  it.each([
    ['a program', { 'sec-fetch-site': '', 'x-requested-with': '' }],
    ['a browser that reads a plain page of another computer', { host: '192.168.1.20:8080' }],
    ['a browser that keeps no safe cookie of a plain page', { 'user-agent': 'Mozilla/5.0 Version/26.0 Safari/605.1' }],
  ])('is not bound for %s, which would not store the cookie', async (_, over) => {
    const sent = Object.fromEntries(Object.entries({ ...browser, ...over }).filter(([, value]) => value !== ''));
    const { status, headers } = await gatewayFixture.request('/api/login', {
      method: 'POST',
      headers: sent,
      body: '{}',
    });
    expect({ status, cookie: headers['set-cookie'] }).toEqual({ status: 200 });
    expect(gatewayFixture.accounts.lastRequest.headers['x-porchlight-binding']).toBeUndefined();
  });
  it('ignores a binding header of the client', async () => {
    await gatewayFixture.request('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-porchlight-binding': 'A'.repeat(43) },
      body: '{}',
    });
    expect(gatewayFixture.accounts.lastRequest.headers['x-porchlight-binding']).toBeUndefined();
  });
});

describe('the binding cookie', () => {
  it('is sent as a hash with the token, to accounts only', async () => {
    gatewayFixture.accounts.respondWith(jsonResponse(validSession()));
    const cookie = 'c'.repeat(43);
    await gatewayFixture.request('/api/favourite-listings', {
      headers: { authorization: 'Bearer with-cookie', cookie: `__Host-sb=${cookie}` },
    });
    expect(JSON.parse(gatewayFixture.accounts.lastRequest.body)).toEqual({
      token: 'with-cookie',
      binding: hash(cookie),
    });
    expect(JSON.stringify(gatewayFixture.catalog.lastRequest.headers)).not.toContain(cookie);
  });
  it('does not authenticate by itself', async () => {
    const requestsBefore = gatewayFixture.accounts.requests.length;
    expect(
      (await gatewayFixture.request('/api/my-user', { headers: { cookie: `__Host-sb=${'c'.repeat(43)}` } })).status,
    ).toBe(200);
    expect(gatewayFixture.accounts.requests.slice(requestsBefore).map(({ url }) => url)).toEqual(['/my-user']);
    expect(gatewayFixture.accounts.lastRequest.headers['x-porchlight-binding']).toBeUndefined();
  });
});

it('every route that creates a session is recognized by its response class', () => {
  const begins = Object.entries(publicRoutes)
    .filter(([, { response }]) => response === LoginResponse)
    .map(([name]) => name);
  expect(begins).toContain('login');
  expect(
    Object.values(publicRoutes).filter(({ response, method }) => response === LoginResponse && method !== 'POST'),
  ).toEqual([]);
});
