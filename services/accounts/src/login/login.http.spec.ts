import { asUser, startForTest, type TestResponse, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { freeAttempts } from './login-throttle.ts';

let app: TestApp;
let renter: TestUser;
beforeAll(async () => {
  app = await startForTest(accounts);
  renter = await aUser(app);
});
afterAll(async () => {
  await app.stop();
});
// The account shared by all tests must not reach the failure limit either.
beforeEach(async () => {
  await app.sql(`delete from login_attempt where key like 'failures:%'`);
});

// Each test uses its own network, so that throttling does not carry over between tests.
let network = 0;
const freshIp = () => `198.51.${(network += 1)}.7`;
const cookieHash = 'A'.repeat(43);
const browser = { 'x-porchlight-binding': cookieHash, 'user-agent': 'Firefox' };
const signIn = (
  email: string,
  password: string,
  ip: string,
  headers: Record<string, string> = browser,
): Promise<TestResponse> => app.post('/login', { body: { email, password }, ip, headers });

describe('login', () => {
  it('returns a token and the user without secrets', async () => {
    const response = await signIn(renter.email, renter.password, freshIp());
    expect(response.status).toBe(200);
    expect(response.body.tokenInfo.access_token).toMatch(/^pl1_[0-9a-f]{32}_[\w-]{43}$/);
    expect(response.body.user).toMatchObject({
      id: renter.id,
      email: renter.email,
      firstName: 'Amara',
      roles: [{ key: 'renter', name: 'Renter' }],
    });
    expect(response.headers['cache-control']).toBe('private, no-store');
  });
  it('ignores the case of the address but not of the password', async () => {
    expect((await signIn(renter.email.toUpperCase(), renter.password, freshIp())).status).toBe(200);
    expect((await signIn(renter.email, renter.password.toUpperCase(), freshIp())).status).toBe(401);
    expect((await signIn(renter.email, `${renter.password} `, freshIp())).status).toBe(401);
  });
  it('gives the same response for an unknown address and a wrong password', async () => {
    const wrong = await signIn(renter.email, 'not this one', freshIp());
    const unknown = await signIn('nobody@example.com', 'not this one', freshIp());
    expect(unknown.bytes.equals(wrong.bytes)).toBe(true);
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
    expect(wrong.body.message).not.toContain('Unauthenticated');
  });
  it('responds in French on request', async () => {
    const response = await signIn(renter.email, 'pas celui-ci', freshIp(), { 'accept-language': 'fr-CA' });
    expect(response.body.message).toMatch(/^Courriel ou mot de passe/);
  });
  it('rejects accounts that are disabled or have no password', async () => {
    const disabled = await aUser(app);
    await app.sql(`update person set state = 'disabled' where id = $1`, [disabled.id]);
    expect((await signIn(disabled.email, disabled.password, freshIp())).body.code).toBe('wrong-credentials');
    const imported = await aUser(app);
    await app.sql('delete from credential where person_id = $1', [imported.id]);
    expect((await signIn(imported.email, imported.password, freshIp())).body.code).toBe('wrong-credentials');
  });
  it('rejects unknown fields', async () => {
    const response = await app.post('/login', {
      body: { email: renter.email, password: renter.password, role: 'site-owner' },
    });
    expect(response).toMatchObject({ status: 422, body: { errors: { role: expect.any(Array) } } });
  });
});

describe('throttling', () => {
  it('allows five attempts, then delays even the correct password', async () => {
    const ip = freshIp();
    for (let at = 0; at < freeAttempts; at += 1) expect((await signIn(renter.email, 'guess', ip)).status).toBe(401);
    const refused = await signIn(renter.email, renter.password, ip);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  });
  it('doubles the delay with each attempt, up to 15 minutes', async () => {
    const ip = freshIp();
    const key = `%198.51.${network}.0/24`;
    for (let at = 0; at < freeAttempts; at += 1) await signIn(renter.email, 'guess', ip);
    const waits: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      waits.push(Number((await signIn(renter.email, 'guess', ip)).headers['retry-after']));
      await app.sql('update login_attempt set next_at = now() where key like $1', [key]);
      expect((await signIn(renter.email, 'guess', ip)).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });
  it('does not block the owner in another network', async () => {
    const ip = freshIp();
    for (let at = 0; at < freeAttempts + 2; at += 1) await signIn(renter.email, 'guess', ip);
    expect((await signIn(renter.email, renter.password, freshIp())).status).toBe(200);
  });
  it('counts attempts by network', async () => {
    network += 1;
    for (let at = 0; at < freeAttempts; at += 1) await signIn(renter.email, 'guess', `198.51.${network}.${at}`);
    expect((await signIn(renter.email, 'guess', `198.51.${network}.200`)).status).toBe(429);
  });
  it('resets the counter after a successful login', async () => {
    const ip = freshIp();
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < freeAttempts - 1; at += 1)
        expect((await signIn(renter.email, 'guess', ip)).status).toBe(401);
      expect((await signIn(renter.email, renter.password, ip)).status).toBe(200);
    }
  });
  it('checks at most five passwords of concurrent attempts from one network', async () => {
    // Connections are opened beforehand, otherwise the attempts would reach the database one by one.
    await Promise.all(Array.from({ length: 30 }, () => signIn('nobody@example.com', 'guess', freshIp())));
    network += 1;
    for (let at = 1; at < freeAttempts; at += 1) await signIn(renter.email, 'guess', `198.51.${network}.250`);
    const begun = performance.now();
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, at) => signIn(renter.email, `guess ${at}`, `198.51.${network}.${at}`)),
    );
    // On a slow machine one more attempt may pass for each doubling of the elapsed seconds.
    const earned = Math.floor(Math.log2((performance.now() - begun) / 1_000 + 1));
    expect(responses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(1 + earned);
    expect(responses.every(({ status }) => status === 401 || status === 429)).toBe(true);
  });
  it('allows 100 attempts an hour from one address across accounts', async () => {
    const ip = freshIp();
    await app.sql(`insert into login_attempt (key, tries) values ($1, 99)`, [`address:${ip}`]);
    expect((await signIn('a@example.com', 'guess', ip)).status).toBe(401);
    const refused = await signIn('b@example.com', 'guess', ip);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
  });
});

describe('sessions', () => {
  const lives = (personId: string) =>
    app.sql<{ idle: number; absolute: number }>(
      `
        select idle_seconds as idle, round(extract(epoch from expires_at - created_at))::int as absolute from session
        where person_id = $1 order by created_at desc limit 1`,
      [personId],
    );

  it('expire after 14 idle and 30 total days, 30 minutes and 10 hours for staff, one idle hour without a browser cookie', async () => {
    await signIn(renter.email, renter.password, freshIp());
    expect(await lives(renter.id)).toEqual([{ idle: 14 * 86_400, absolute: 30 * 86_400 }]);
    const staff = await aUser(app, { roles: ['support'] });
    await signIn(staff.email, staff.password, freshIp());
    expect(await lives(staff.id)).toEqual([{ idle: 1_800, absolute: 36_000 }]);
    await signIn(renter.email, renter.password, freshIp(), {});
    expect(await lives(renter.id)).toEqual([{ idle: 3_600, absolute: 30 * 86_400 }]);
  });
  it('are limited to ten: the oldest is revoked, also under concurrency', async () => {
    const busy = await aUser(app);
    const responses = await Promise.all(Array.from({ length: 12 }, () => signIn(busy.email, busy.password, freshIp())));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(
      await app.sql(`select count(*)::int as alive from session where person_id = $1 and revoked_at is null`, [
        busy.id,
      ]),
    ).toEqual([{ alive: 10 }]);
  });
  it('store only a hash of the secret', async () => {
    const token: string = (await signIn(renter.email, renter.password, freshIp())).body.tokenInfo.access_token;
    const rows = await app.sql<{ row: string }>('select session::text as row from session');
    expect(rows.some(({ row }) => row.includes(token.slice(-43)))).toBe(false);
  });
  it('end individually at logout', async () => {
    const user = await aUser(app);
    for (let at = 0; at < 2; at += 1) await signIn(user.email, user.password, freshIp());
    const [first] = await app.sql<{ id: string }>('select id from session where person_id = $1', [user.id]);
    expect((await app.post('/logout', { as: asUser(renter.id, first?.id ?? '') })).status).toBe(200);
    expect((await app.post('/logout', { as: asUser(user.id, first?.id ?? '') })).status).toBe(200);
    expect(
      await app.sql('select count(*)::int as alive from session where person_id = $1 and revoked_at is null', [
        user.id,
      ]),
    ).toEqual([{ alive: 1 }]);
  });
});
