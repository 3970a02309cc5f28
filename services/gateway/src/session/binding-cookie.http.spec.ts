import { createHash } from 'node:crypto';
import { LoginAnswer } from '@porchlight/contracts/accounts';
import { publicRoutes } from '@porchlight/contracts/all';
import { aSession, openHouse, type House } from '../testing/house.ts';
import { said } from '../testing/stand-in.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.stop();
});
beforeEach(() => {
  house.accounts.answers(said({ tokenInfo: { access_token: 'pl1_a_b' } }));
});

const browser = {
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'x-requested-with': 'XMLHttpRequest',
  'user-agent': 'Mozilla/5.0 Chrome/156',
  host: 'localhost:8080',
};
const login = (headers: Record<string, string> = {}) =>
  house.ask('/api/login', { method: 'POST', headers: { ...browser, ...headers }, body: '{}' });
const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
const cookieIn = (headers: { 'set-cookie'?: string[] | undefined }) =>
  /^__Host-sb=([\w-]{43}); Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/.exec(
    headers['set-cookie']?.[0] ?? '',
  )?.[1];

describe('signing in with a browser', () => {
  it('sets a cookie that scripts cannot read, and tells accounts its hash', async () => {
    const { headers } = await login();
    const cookie = cookieIn(headers) ?? '';
    expect(cookie).toHaveLength(43);
    expect(house.accounts.last.headers['x-porchlight-binding']).toBe(hash(cookie));
    expect(JSON.stringify(house.accounts.last.headers)).not.toContain(cookie);
  });
  it('binds to the cookie that the browser has, so that two tabs do not end each other', async () => {
    const cookie = cookieIn((await login()).headers) ?? '';
    expect(cookieIn((await login({ cookie: `__Host-sb=${cookie}` })).headers)).toBe(cookie);
    expect(cookieIn((await login({ cookie: '__Host-sb=short' })).headers)).not.toBe('short');
  });
  it('sets none when it fails', async () => {
    house.accounts.answers(said({ message: 'x', code: 'wrong-credentials' }, { status: 401 }));
    expect((await login()).headers['set-cookie']).toBeUndefined();
  });
  it.each([
    ['a program', { 'sec-fetch-site': '', 'x-requested-with': '' }],
    ['a browser that reads a plain page of another computer', { host: 'house.example' }],
    ['a browser that keeps no safe cookie of a plain page', { 'user-agent': 'Mozilla/5.0 Version/26.0 Safari/605.1' }],
  ])('is not bound for %s, which would not keep the cookie', async (_, over) => {
    const sent = Object.fromEntries(Object.entries({ ...browser, ...over }).filter(([, value]) => value !== ''));
    const { status, headers } = await house.ask('/api/login', { method: 'POST', headers: sent, body: '{}' });
    expect({ status, cookie: headers['set-cookie'] }).toEqual({ status: 200 });
    expect(house.accounts.last.headers['x-porchlight-binding']).toBeUndefined();
  });
  it('cannot be told by the visitor what to bind to', async () => {
    await house.ask('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-porchlight-binding': 'A'.repeat(43) },
      body: '{}',
    });
    expect(house.accounts.last.headers['x-porchlight-binding']).toBeUndefined();
  });
});

describe('the cookie of a session', () => {
  it('goes to accounts as a hash beside the token, and to nobody else', async () => {
    house.accounts.answers(said(aSession()));
    const cookie = 'c'.repeat(43);
    await house.ask('/api/favourite-listings', {
      headers: { authorization: 'Bearer with-cookie', cookie: `__Host-sb=${cookie}` },
    });
    expect(JSON.parse(house.accounts.last.body)).toEqual({ token: 'with-cookie', binding: hash(cookie) });
    expect(JSON.stringify(house.catalog.last.headers)).not.toContain(cookie);
  });
  it('opens nothing alone', async () => {
    const asked = house.accounts.taken.length;
    expect((await house.ask('/api/my-user', { headers: { cookie: `__Host-sb=${'c'.repeat(43)}` } })).status).toBe(200);
    expect(house.accounts.taken.slice(asked).map(({ url }) => url)).toEqual(['/my-user']);
    expect(house.accounts.last.headers['x-porchlight-binding']).toBeUndefined();
  });
});

it('every call that begins a session is known by its answer', () => {
  const begins = Object.entries(publicRoutes)
    .filter(([, { answer }]) => answer === LoginAnswer)
    .map(([name]) => name);
  expect(begins).toContain('login');
  expect(
    Object.values(publicRoutes).filter(({ answer, method }) => answer === LoginAnswer && method !== 'POST'),
  ).toEqual([]);
});
