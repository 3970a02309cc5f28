import { randomUUID } from 'node:crypto';
import { asService, raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { OneTimeLinks } from '../confirm/one-time-links.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { waitForMails, latestLinkToken, mailsTo } from '../testing/queued-mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

const fresh = 'nine green kayaks at rest';
let network = 0;
const signIn = (email: string, password: string) =>
  app.post('/login', { body: { email, password }, ip: `203.0.${(network += 1)}.9` });
const tokenOf = async ({ email, password }: TestUser): Promise<string> =>
  (await signIn(email, password)).body.tokenInfo.access_token;
const isAlive = async (token: string) =>
  (await app.post('/internal/sessions/resolve', { as: asService('gateway'), body: { token } })).body.session !==
  undefined;
const requestReset = (email: string) => app.post('/password-reset', { body: { email } });
const reset = (link: string, password = fresh) =>
  app.post(`/password-reset/${link}`, { body: { password, password_confirmation: password } });
const aLink = (personId: string, seconds = 60) =>
  app.app
    .get(DataSource)
    .transaction(
      async (manager) =>
        (await app.app.get(OneTimeLinks).create(manager, { purpose: 'password-reset', personId, seconds })).text,
    );

/** Waits until this many statements wait for a lock. */
async function waitForLocks(count: number): Promise<void> {
  const waitingSql = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await app.sql(waitingSql)).length < count) await new Promise(setImmediate);
}

describe('requesting a password reset', () => {
  it('gives the same response for every address and mails only the account', async () => {
    const user = await aUser(app);
    const responses = [await requestReset(user.email.toUpperCase()), await requestReset('nobody@example.com')];
    expect(responses.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 200, body: {} },
      { status: 200, body: {} },
    ]);
    await waitForMails(app, user.id, 'password-reset', 1);
    expect(await mailsTo(app, user.id)).toMatchObject([
      {
        template: 'password-reset',
        words: { firstName: 'Amara', path: expect.stringMatching(/^\/password-reset\/[\w-]+\.[\w-]+$/) },
      },
    ]);
    expect((await reset(await latestLinkToken(app, user.id, 'password-reset'))).status).toBe(200);
  });
  it('mails at most three times an hour', async () => {
    const user = await aUser(app);
    for (let time = 0; time < 5; time += 1) await requestReset(user.email);
    await waitForMails(app, user.id, 'password-reset', 3);
    while ((await app.sql(`select 1 from job where name = 'password-reset'`)).length > 0)
      await new Promise(setImmediate);
    expect(await mailsTo(app, user.id)).toHaveLength(3);
  });
});

describe('password reset link', () => {
  it('sets the password, logs in, ends other sessions and notifies the owner', async () => {
    const user = await aUser(app);
    const [old, other] = [await tokenOf(user), await tokenOf(user)];
    const response = await reset(await aLink(user.id));
    expect(response).toMatchObject({ status: 200, body: { user: { id: user.id } } });
    expect([await isAlive(old), await isAlive(other), await isAlive(response.body.tokenInfo.access_token)]).toEqual([
      false,
      false,
      true,
    ]);
    expect([(await signIn(user.email, user.password)).status, (await signIn(user.email, fresh)).status]).toEqual([
      401, 200,
    ]);
    expect((await mailsTo(app, user.id)).map(({ template }) => template)).toContain('password-changed');
    expect(
      await app.sql(`select 1 from audit_event where action = 'password.changed' and object_id = $1`, [user.id]),
    ).toHaveLength(1);
  });
  it('verifies the address', async () => {
    const user = await aUser(app);
    await app.sql('update person set email_verified_at = null where id = $1', [user.id]);
    expect((await reset(await aLink(user.id))).body.user.emailVerified).toBe(true);
  });
  it('is not consumed by a rejected password', async () => {
    const user = await aUser(app);
    const link = await aLink(user.id);
    for (const [bad, sentence] of [
      ['short', /12/],
      ['password1234', /easy to guess/],
      [`${user.email.split('@')[0]} on a tram`, /Don’t use your name/],
    ] as const)
      expect((await reset(link, bad)).body.errors.password.join(' ')).toMatch(sentence);
    expect((await reset(link)).status).toBe(200);
  });
  it('requires a longer password of staff', async () => {
    const staff = await aUser(app, { roles: ['support'] });
    const link = await aLink(staff.id);
    expect((await reset(link, 'kB7#pq2!vRz9')).body.errors.password).toEqual([expect.stringContaining('15')]);
  });
  it('is invalid after expiry, replacement, a password change and for a disabled account', async () => {
    const user = await aUser(app);
    const dead = async (link: string) =>
      expect(await reset(link)).toMatchObject({ status: 410, body: { code: 'link-dead' } });
    await dead(await aLink(user.id, -1));
    const older = await aLink(user.id);
    const newer = await aLink(user.id);
    await dead(older);
    expect((await reset(newer)).status).toBe(200);
    await dead(newer);
    const last = await aLink(user.id);
    await app.sql(`update person set state = 'disabled' where id = $1`, [user.id]);
    await dead(last);
    await dead(`x${last}`);
  });
  it.each(raceRounds(3))('is consumed by one of twenty concurrent requests (T-R10), round %i', async () => {
    const user = await aUser(app);
    const link = await aLink(user.id);
    const wishes = Array.from({ length: 20 }, (_, at) => `nine green kayaks ${at} at rest`);
    const responses = await Promise.all(wishes.map((wish) => reset(link, wish)));
    const winners = wishes.filter((_, at) => responses[at]?.status === 200);
    expect([winners.length, responses.filter(({ status }) => status === 410).length]).toEqual([1, 19]);
    expect((await signIn(user.email, winners[0] ?? '')).status).toBe(200);
  });
  it.each(raceRounds(5))(
    'leaves no session of the old password under concurrent logins (T-R11), round %i',
    async () => {
      const user = await aUser(app);
      const link = await aLink(user.id);
      const logins = Array.from({ length: 6 }, () => signIn(user.email, user.password));
      const [answer, ...signedIn] = await Promise.all([reset(link), ...logins]);
      const tokens: string[] = signedIn
        .filter(({ status }) => status === 200)
        .map(({ body }) => body.tokenInfo.access_token);
      expect(await Promise.all(tokens.map(isAlive))).toEqual(tokens.map(() => false));
      expect(await isAlive(answer.body.tokenInfo.access_token)).toBe(true);
    },
  );
  it('leaves no session to a login that has verified the old password', async () => {
    const user = await aUser(app);
    const link = await aLink(user.id);
    const pending = await app.app.get(DataSource).transaction(async (manager) => {
      await manager.query('lock table session in exclusive mode');
      const resetting = reset(link);
      await waitForLocks(1);
      const login = signIn(user.email, user.password);
      await waitForLocks(2);
      return { resetting, login };
    });
    const [{ status }, { body }] = [await pending.login, await pending.resetting];
    expect([status, await isAlive(body.tokenInfo.access_token)]).toEqual([401, true]);
  });
});

describe('changing the password', () => {
  const change = (user: TestUser, token: string, body: object) => callAs(token, user.id, body);
  async function callAs(token: string, userId: string, body: object) {
    const { session } = (await app.post('/internal/sessions/resolve', { as: asService('gateway'), body: { token } }))
      .body;
    return app.post('/user/change-password', {
      as: { issuer: 'gateway', subject: { sub: userId, sid: session.sessionId, roles: [], perms: [] } },
      body: { password: fresh, password_confirmation: fresh, ...body },
    });
  }

  it('requires the current password and ends all other sessions', async () => {
    const user = await aUser(app);
    const [here, elsewhere] = [await tokenOf(user), await tokenOf(user)];
    expect(await change(user, here, { current_password: 'not this one' })).toMatchObject({
      status: 422,
      body: { errors: { current_password: [expect.any(String)] } },
    });
    expect(await isAlive(elsewhere)).toBe(true);
    expect((await change(user, here, { current_password: user.password })).status).toBe(200);
    expect([await isAlive(here), await isAlive(elsewhere), (await signIn(user.email, fresh)).status]).toEqual([
      true,
      false,
      200,
    ]);
    expect((await mailsTo(app, user.id)).map(({ template }) => template)).toContain('password-changed');
  });
  it('invalidates a pending reset link', async () => {
    const user = await aUser(app);
    const link = await aLink(user.id);
    expect((await change(user, await tokenOf(user), { current_password: user.password })).status).toBe(200);
    expect((await reset(link)).status).toBe(410);
  });
  it('limits checks of the current password to ten an hour', async () => {
    const user = await aUser(app);
    const token = await tokenOf(user);
    for (let time = 0; time < 10; time += 1)
      expect((await change(user, token, { current_password: `guess ${time}` })).status).toBe(422);
    expect(await change(user, token, { current_password: user.password })).toMatchObject({
      status: 429,
      body: { code: 'too-many-tries' },
    });
  });
  it('requires a login', async () => {
    expect(
      (
        await app.post('/user/change-password', {
          body: { current_password: 'x', password: fresh, password_confirmation: fresh },
        })
      ).body.message,
    ).toBe('Unauthenticated.');
    expect(
      (
        await app.post('/user/change-password', {
          as: { issuer: 'gateway', subject: { sub: randomUUID(), sid: randomUUID(), roles: [], perms: [] } },
          body: { current_password: 'x', password: fresh, password_confirmation: fresh },
        })
      ).status,
    ).toBe(401);
  });
});
