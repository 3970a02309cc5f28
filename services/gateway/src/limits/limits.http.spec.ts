import { SqlPool, Log } from '@porchlight/service-kit';
import { startGateway, validSession, type GatewayFixture } from '../testing/gateway-fixture.ts';
import { jsonResponse } from '../testing/stub-service.ts';
import { RateLimits } from './rate-limits.ts';

let gatewayFixture: GatewayFixture;
beforeAll(async () => {
  gatewayFixture = await startGateway({ RATE_LIMITS: 'on', TRUST_PROXY_HOPS: '1' });
});
afterAll(async () => {
  await gatewayFixture.stop();
});

const from = (ip: string) => ({ 'x-forwarded-for': ip, 'content-type': 'application/json' });
const login = (ip: string) => gatewayFixture.request('/api/login', { method: 'POST', headers: from(ip), body: '{}' });
const statuses = async (responses: Promise<{ status: number }>[]) =>
  (await Promise.all(responses)).map(({ status }) => status);

describe('limits', () => {
  it('allows 100 logins per hour from one address, then responds 429 with Retry-After', async () => {
    const all: number[] = [];
    for (let n = 0; n < 6; n += 1)
      all.push(...(await statuses(Array.from({ length: 20 }, () => login('198.51.100.7')))));
    expect(all.filter((status) => status === 200)).toHaveLength(100);
    expect(all.filter((status) => status === 429)).toHaveLength(20);
    const refused = await login('198.51.100.7');
    expect(refused).toMatchObject({ status: 429, json: { code: 'too-many-requests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30);
    expect((await login('198.51.100.8')).status).toBe(200);
  });

  it('counts the address that the proxy added, not a forged one', async () => {
    const row = async () =>
      (
        await gatewayFixture.app.sql<{ key: string }>(`select key from rate_limit where key like 'page %' order by key`)
      ).map(({ key }) => key);
    await gatewayFixture.request('/', { headers: { 'x-forwarded-for': '1.1.1.1, 203.0.113.9' } });
    expect(await row()).toEqual(['page 203.0.113.9']);
  });

  it('counts writes by user, not by shared address', async () => {
    gatewayFixture.accounts.respondWith(jsonResponse(validSession()));
    await gatewayFixture.request('/api/favourite-listing', {
      method: 'PATCH',
      headers: { ...from('198.51.100.20'), authorization: 'Bearer pl1_a_b' },
      body: '{}',
    });
    expect(
      await gatewayFixture.app.sql('select 1 from rate_limit where key = $1', [
        `write ${validSession().session.userId}`,
      ]),
    ).toHaveLength(1);
  });
});

describe('the last permit', () => {
  const limit = { name: 'race', calls: 10, seconds: 3_600, burst: 10 };
  const count = async (take: () => Promise<unknown>) =>
    (await Promise.allSettled(Array.from({ length: 60 }, take))).filter(({ status }) => status === 'fulfilled').length;

  it('is granted once to two concurrent gateways, unlike check-then-act', async () => {
    const sql = new SqlPool({ url: gatewayFixture.app.databaseUrl, schema: 'gateway', size: 20 });
    const log = new Log('gateway', { level: 'silent', format: 'plain' });
    const [one, other] = [new RateLimits({ sql, log, isEnabled: true }), new RateLimits({ sql, log, isEnabled: true })];
    let turn = 0;
    expect(await count(() => ((turn += 1) % 2 ? one : other).consume(limit, 'somebody'))).toBe(10);

    await sql.rows('plain_table', 'create table naive (taken int not null)');
    await sql.rows('plain_row', 'insert into naive values (0)');
    const naive = async () => {
      const row = await sql.row<{ requests: number }>('naive_look', 'select taken from naive');
      if ((row?.requests ?? 0) >= 10) throw new Error('full');
      await sql.execute('naive_take', 'update naive set taken = taken + 1');
    };
    expect(await count(naive)).toBeGreaterThan(10);
    one.stop();
    other.stop();
    await sql.close();
  });

  it('limits fail open while the store is unavailable', async () => {
    const away = new SqlPool({ url: 'postgres://gateway:x@127.0.0.1:1/none', schema: 'gateway', size: 1 });
    const limits = new RateLimits({
      sql: away,
      log: new Log('gateway', { level: 'silent', format: 'plain' }),
      isEnabled: true,
    });
    expect(await count(() => limits.consume({ ...limit, burst: 1 }, 'anybody'))).toBe(60);
    limits.stop();
    await away.close();
  });
});

describe('settings', () => {
  it('rejects disabled limits in production', async () => {
    await expect(startGateway({ NODE_ENV: 'production' })).rejects.toThrow('RATE_LIMITS must be on in production');
  });
});
