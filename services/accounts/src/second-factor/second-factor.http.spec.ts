import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { PasswordHasher } from '../credentials/password-hasher.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { mailsTo } from '../testing/queued-mail.ts';
import { failuresPerHour } from './second-factor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

let network = 0;
const signIn = (
  { email, password }: Pick<TestUser, 'email' | 'password'>,
  over: object = {},
  headers: Record<string, string> = {},
) => app.post('/login', { body: { email, password, ...over }, ip: `192.0.${(network += 1)}.9`, headers });
const from =
  (ip: string) =>
  ({ email, password }: TestUser, over: object = {}) =>
    app.post('/login', { body: { email, password, ...over }, ip });
const codeOf = async (id: string) =>
  (await mailsTo(app, id)).filter(({ template }) => template === 'login-code').at(-1)?.words['code'];

async function failLogins(user: TestUser, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await signIn({ ...user, password: 'guess' });
}

describe('account with many failed logins from many networks', () => {
  it('requires a mailed code and is never locked', async () => {
    const user = await aUser(app);
    await failLogins(user, failuresPerHour);
    const here = from('198.51.100.9');
    expect(await here(user)).toMatchObject({
      status: 401,
      body: { code: 'otp_required', message: expect.stringContaining('code') },
    });
    const code = await codeOf(user.id);
    expect(await here(user, { otp: code?.replace(/.$/, (last) => String((Number(last) + 1) % 10)) })).toMatchObject({
      status: 401,
      body: { code: 'otp-wrong' },
    });
    expect(await here(user, { otp: code })).toMatchObject({ status: 200, body: { user: { id: user.id } } });
    expect((await here(user, { otp: code })).status).toBe(401);
  });
  it('accepts a mailed code only in the browser and network that requested it', async () => {
    const user = await aUser(app);
    await failLogins(user, failuresPerHour);
    const [here, elsewhere] = [from('198.51.100.10'), from('198.51.101.10')];
    await here(user);
    const code = await codeOf(user.id);
    for (let time = 0; time < 3; time += 1) expect((await elsewhere(user, { otp: code })).status).toBe(401);
    await elsewhere(user); // a code of its own, which does not replace the first
    expect((await elsewhere(user, { otp: code })).status).toBe(401);
    expect((await here(user, { otp: code })).status).toBe(200);
  });
  it('requires no code before the limit and reveals nothing to a guesser after it', async () => {
    const user = await aUser(app);
    await failLogins(user, failuresPerHour - 1);
    expect((await signIn(user)).status).toBe(200);
    await failLogins(user, 2);
    expect((await signIn({ ...user, password: 'guess' })).body.code).toBe('wrong-credentials');
    expect(await codeOf(user.id)).toBeUndefined();
  });
  it('requires only the password again after an hour', async () => {
    const user = await aUser(app);
    await failLogins(user, failuresPerHour);
    await app.sql(`update login_attempt set since = since - interval '61 minutes' where key like 'failures:%'`);
    expect((await signIn(user)).status).toBe(200);
  });
});

describe('unknown device', () => {
  const chrome = { 'x-porchlight-binding': 'C'.repeat(43), 'user-agent': 'Chrome' };
  const notices = async (id: string) =>
    (await mailsTo(app, id)).filter(({ template }) => template === 'new-device').map(({ words }) => words['device']);

  it('is reported to the owner once, except the first one', async () => {
    const user = await aUser(app);
    await signIn(user, {}, chrome);
    expect(await notices(user.id)).toEqual([]);
    const other = { 'x-porchlight-binding': 'D'.repeat(43), 'user-agent': 'Firefox' };
    for (let time = 0; time < 2; time += 1) await signIn(user, {}, other);
    await signIn(user, {}, chrome);
    expect(await notices(user.id)).toEqual(['Firefox']);
  });
  it('is reported when another account used the browser before', async () => {
    const [owner, somebody] = [await aUser(app), await aUser(app)];
    const shared = { 'x-porchlight-binding': 'E'.repeat(43), 'user-agent': 'Safari' };
    await signIn(owner, {}, chrome);
    await signIn(somebody, {}, shared);
    await signIn(owner, {}, shared);
    expect(await notices(owner.id)).toEqual(['Safari']);
  });
});

describe('password hash', () => {
  it('is replaced at the next login after the pepper or the cost changed', async () => {
    const user = await aUser(app);
    const stored = async () =>
      (
        await app.sql<{ hash: string }>('select password_hash as hash from credential where person_id = $1', [user.id])
      )[0]?.hash ?? '';
    const { hash } = await import('@node-rs/argon2');
    await app.sql('update credential set password_hash = $2 where person_id = $1', [
      user.id,
      await hash(user.password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 }),
    ]);
    expect((await signIn(user)).status).toBe(200);
    expect(app.app.get(PasswordHasher).isOutdated(await stored())).toBe(false);
    expect((await signIn(user)).status).toBe(200);
  });
  it('and every login attempt is audited', async () => {
    const user = await aUser(app);
    await signIn({ ...user, password: 'guess' });
    await signIn(user);
    expect(await app.sql(`select action from audit_event where object_id = $1 order by id`, [user.id])).toEqual([
      { action: 'login.failed' },
      { action: 'login.succeeded' },
    ]);
  });
});
