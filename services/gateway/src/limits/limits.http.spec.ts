import { SqlPool, Log } from '@porchlight/service-kit';
import { openHouse, aSession, type House } from '../testing/house.ts';
import { said } from '../testing/stand-in.ts';
import { RateLimits } from './rate-limits.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ RATE_LIMITS: 'on', TRUST_PROXY_HOPS: '1' });
});
afterAll(async () => {
  await house.stop();
});

const from = (ip: string) => ({ 'x-forwarded-for': ip, 'content-type': 'application/json' });
const login = (ip: string) => house.ask('/api/login', { method: 'POST', headers: from(ip), body: '{}' });
const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

describe('limits', () => {
  it('a hundred sign-ins an hour from one address, however many come at once; the next is told when to come back', async () => {
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

  it('an address that a visitor made up counts for nothing: the proxy’s own entry does', async () => {
    const row = async () =>
      (await house.app.sql<{ key: string }>(`select key from rate_limit where key like 'page %' order by key`)).map(
        ({ key }) => key,
      );
    await house.ask('/', { headers: { 'x-forwarded-for': '1.1.1.1, 203.0.113.9' } });
    expect(await row()).toEqual(['page 203.0.113.9']);
  });

  it('who writes is counted as a person, not as the office they sit in', async () => {
    house.accounts.answers(said(aSession()));
    await house.ask('/api/favourite-listing', {
      method: 'PATCH',
      headers: { ...from('198.51.100.20'), authorization: 'Bearer pl1_a_b' },
      body: '{}',
    });
    expect(
      await house.app.sql('select 1 from rate_limit where key = $1', [`write ${aSession().session.userId}`]),
    ).toHaveLength(1);
  });
});

describe('the last place', () => {
  const limit = { name: 'race', calls: 10, seconds: 3_600, burst: 10 };
  const count = async (take: () => Promise<unknown>) =>
    (await Promise.allSettled(Array.from({ length: 60 }, take))).filter(({ status }) => status === 'fulfilled').length;

  it('is given once, though two gateways ask at the same moment; looking first and taking then would give it often', async () => {
    const sql = new SqlPool({ url: house.app.databaseUrl, schema: 'gateway', size: 20 });
    const log = new Log('gateway', { level: 'silent', format: 'plain' });
    const [one, other] = [new RateLimits({ sql, log, areOn: true }), new RateLimits({ sql, log, areOn: true })];
    let turn = 0;
    expect(await count(() => ((turn += 1) % 2 ? one : other).take(limit, 'somebody'))).toBe(10);

    await sql.rows('plain_table', 'create table naive (taken int not null)');
    await sql.rows('plain_row', 'insert into naive values (0)');
    const naive = async () => {
      const row = await sql.row<{ taken: number }>('naive_look', 'select taken from naive');
      if ((row?.taken ?? 0) >= 10) throw new Error('full');
      await sql.touch('naive_take', 'update naive set taken = taken + 1');
    };
    expect(await count(naive)).toBeGreaterThan(10);
    one.stop();
    other.stop();
    await sql.close();
  });

  it('while the store is away, limits close nothing', async () => {
    const away = new SqlPool({ url: 'postgres://gateway:x@127.0.0.1:1/none', schema: 'gateway', size: 1 });
    const limits = new RateLimits({
      sql: away,
      log: new Log('gateway', { level: 'silent', format: 'plain' }),
      areOn: true,
    });
    expect(await count(() => limits.take({ ...limit, burst: 1 }, 'anybody'))).toBe(60);
    limits.stop();
    await away.close();
  });
});

describe('the settings', () => {
  it('limits cannot be off in production', async () => {
    await expect(openHouse({ NODE_ENV: 'production' })).rejects.toThrow('RATE_LIMITS must be on in production');
  });
});
