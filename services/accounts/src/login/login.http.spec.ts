import { asPerson, startForTest, type TestAnswer, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aPerson, type TestPerson } from '../testing/a-person.ts';
import { freeTries } from './login-throttle.ts';

let app: TestApp;
let renter: TestPerson;
beforeAll(async () => {
  app = await startForTest(accounts);
  renter = await aPerson(app);
});
afterAll(async () => {
  await app.stop();
});
// Nor is the account of all tests one at which many guessed.
beforeEach(async () => {
  await app.sql(`delete from login_attempt where key like 'failures:%'`);
});

// Each test from a network of its own, so that none waits for another's tries.
let network = 0;
const freshIp = () => `198.51.${(network += 1)}.7`;
const cookieHash = 'A'.repeat(43);
const browser = { 'x-porchlight-binding': cookieHash, 'user-agent': 'Firefox' };
const signIn = (
  email: string,
  password: string,
  ip: string,
  headers: Record<string, string> = browser,
): Promise<TestAnswer> => app.post('/login', { body: { email, password }, ip, headers });

describe('signing in', () => {
  it('gives a token and the person, and nothing secret', async () => {
    const answer = await signIn(renter.email, renter.password, freshIp());
    expect(answer.status).toBe(200);
    expect(answer.body.tokenInfo.access_token).toMatch(/^pl1_[0-9a-f]{32}_[\w-]{43}$/);
    expect(answer.body.user).toMatchObject({
      id: renter.id,
      email: renter.email,
      firstName: 'Amara',
      roles: [{ key: 'renter', name: 'Renter' }],
    });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
  it('does not mind the case of the address, but that of the password', async () => {
    expect((await signIn(renter.email.toUpperCase(), renter.password, freshIp())).status).toBe(200);
    expect((await signIn(renter.email, renter.password.toUpperCase(), freshIp())).status).toBe(401);
    expect((await signIn(renter.email, `${renter.password} `, freshIp())).status).toBe(401);
  });
  it('answers an unknown address exactly like a wrong password, never with Unauthenticated.', async () => {
    const wrong = await signIn(renter.email, 'not this one', freshIp());
    const unknown = await signIn('nobody@example.com', 'not this one', freshIp());
    expect(unknown.bytes.equals(wrong.bytes)).toBe(true);
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
    expect(wrong.body.message).not.toContain('Unauthenticated');
  });
  it('speaks French to whoever asks for it', async () => {
    const answer = await signIn(renter.email, 'pas celui-ci', freshIp(), { 'accept-language': 'fr-CA' });
    expect(answer.body.message).toMatch(/courriel/);
  });
  it('lets in nobody whose account is disabled or has no password', async () => {
    const disabled = await aPerson(app);
    await app.sql(`update person set state = 'disabled' where id = $1`, [disabled.id]);
    expect((await signIn(disabled.email, disabled.password, freshIp())).body.code).toBe('wrong-credentials');
    const imported = await aPerson(app);
    await app.sql('delete from credential where person_id = $1', [imported.id]);
    expect((await signIn(imported.email, imported.password, freshIp())).body.code).toBe('wrong-credentials');
  });
  it('takes no field that it does not know', async () => {
    const answer = await app.post('/login', {
      body: { email: renter.email, password: renter.password, role: 'site-owner' },
    });
    expect(answer).toMatchObject({ status: 422, body: { errors: { role: expect.any(Array) } } });
  });
});

describe('guessing', () => {
  it('has five tries, then must wait, even with the right password', async () => {
    const ip = freshIp();
    for (let at = 0; at < freeTries; at += 1) expect((await signIn(renter.email, 'guess', ip)).status).toBe(401);
    const refused = await signIn(renter.email, renter.password, ip);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  });
  it('waits twice as long after each further try, at most 15 minutes', async () => {
    const ip = freshIp();
    const key = `%198.51.${network}.0/24`;
    for (let at = 0; at < freeTries; at += 1) await signIn(renter.email, 'guess', ip);
    const waits: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      waits.push(Number((await signIn(renter.email, 'guess', ip)).headers['retry-after']));
      await app.sql('update login_attempt set next_at = now() where key like $1', [key]);
      expect((await signIn(renter.email, 'guess', ip)).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });
  it('does not keep the owner out who comes from elsewhere', async () => {
    const ip = freshIp();
    for (let at = 0; at < freeTries + 2; at += 1) await signIn(renter.email, 'guess', ip);
    expect((await signIn(renter.email, renter.password, freshIp())).status).toBe(200);
  });
  it('counts the computers of one network together', async () => {
    network += 1;
    for (let at = 0; at < freeTries; at += 1) await signIn(renter.email, 'guess', `198.51.${network}.${at}`);
    expect((await signIn(renter.email, 'guess', `198.51.${network}.200`)).status).toBe(429);
  });
  it('forgets the tries of whoever signs in', async () => {
    const ip = freshIp();
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < freeTries - 1; at += 1) expect((await signIn(renter.email, 'guess', ip)).status).toBe(401);
      expect((await signIn(renter.email, renter.password, ip)).status).toBe(200);
    }
  });
  it('looks at no more than five passwords, however many computers of one network ask at once', async () => {
    // Connections are opened first, or the tries would come to the database one by one.
    await Promise.all(Array.from({ length: 30 }, () => signIn('nobody@example.com', 'guess', freshIp())));
    network += 1;
    for (let at = 1; at < freeTries; at += 1) await signIn(renter.email, 'guess', `198.51.${network}.250`);
    const begun = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => signIn(renter.email, `guess ${at}`, `198.51.${network}.${at}`)),
    );
    // A slow machine may rightly let in one more for every doubling of the seconds that went by.
    const earned = Math.floor(Math.log2((performance.now() - begun) / 1_000 + 1));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(1 + earned);
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
  });
  it('has a hundred tries an hour from one address, for whatever accounts', async () => {
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
      `select idle_seconds as idle, round(extract(epoch from expires_at - created_at))::int as absolute from session where person_id = $1 order by created_at desc limit 1`,
      [personId],
    );

  it('last 14 days unused and 30 in all; for staff 30 minutes and 10 hours; an hour unused where no browser keeps a cookie for them', async () => {
    await signIn(renter.email, renter.password, freshIp());
    expect(await lives(renter.id)).toEqual([{ idle: 14 * 86_400, absolute: 30 * 86_400 }]);
    const staff = await aPerson(app, { roles: ['support'] });
    await signIn(staff.email, staff.password, freshIp());
    expect(await lives(staff.id)).toEqual([{ idle: 1_800, absolute: 36_000 }]);
    await signIn(renter.email, renter.password, freshIp(), {});
    expect(await lives(renter.id)).toEqual([{ idle: 3_600, absolute: 30 * 86_400 }]);
  });
  it('are ten at most: the oldest gives way, also when twelve begin at once', async () => {
    const busy = await aPerson(app);
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(busy.email, busy.password, freshIp())));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(
      await app.sql(`select count(*)::int as alive from session where person_id = $1 and revoked_at is null`, [
        busy.id,
      ]),
    ).toEqual([{ alive: 10 }]);
  });
  it('keep no token, only a hash of its secret', async () => {
    const token: string = (await signIn(renter.email, renter.password, freshIp())).body.tokenInfo.access_token;
    const rows = await app.sql<{ row: string }>('select session::text as row from session');
    expect(rows.some(({ row }) => row.includes(token.slice(-43)))).toBe(false);
  });
  it('end at logout, and only the one that asked', async () => {
    const person = await aPerson(app);
    for (let at = 0; at < 2; at += 1) await signIn(person.email, person.password, freshIp());
    const [first] = await app.sql<{ id: string }>('select id from session where person_id = $1', [person.id]);
    expect((await app.post('/logout', { as: asPerson(renter.id, first?.id ?? '') })).status).toBe(200);
    expect((await app.post('/logout', { as: asPerson(person.id, first?.id ?? '') })).status).toBe(200);
    expect(
      await app.sql('select count(*)::int as alive from session where person_id = $1 and revoked_at is null', [
        person.id,
      ]),
    ).toEqual([{ alive: 1 }]);
  });
});
