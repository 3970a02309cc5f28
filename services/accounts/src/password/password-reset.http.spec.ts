import { randomUUID } from 'node:crypto';
import { asService, raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { OneTimeLinks } from '../confirm/one-time-links.ts';
import { aPerson, type TestPerson } from '../testing/a-person.ts';
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
const tokenOf = async ({ email, password }: TestPerson): Promise<string> =>
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

describe('requesting a password reset', () => {
  it('gives the same response for every address and mails only the account', async () => {
    const person = await aPerson(app);
    const answers = [await requestReset(person.email.toUpperCase()), await requestReset('nobody@example.com')];
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 200, body: {} },
      { status: 200, body: {} },
    ]);
    await waitForMails(app, person.id, 'password-reset', 1);
    expect(await mailsTo(app, person.id)).toMatchObject([
      {
        template: 'password-reset',
        words: { firstName: 'Amara', path: expect.stringMatching(/^\/password-reset\/[\w-]+\.[\w-]+$/) },
      },
    ]);
    expect((await reset(await latestLinkToken(app, person.id, 'password-reset'))).status).toBe(200);
  });
  it('mails at most three times an hour', async () => {
    const person = await aPerson(app);
    for (let time = 0; time < 5; time += 1) await requestReset(person.email);
    await waitForMails(app, person.id, 'password-reset', 3);
    while ((await app.sql(`select 1 from job where name = 'password-reset'`)).length > 0)
      await new Promise(setImmediate);
    expect(await mailsTo(app, person.id)).toHaveLength(3);
  });
});

describe('password reset link', () => {
  it('sets the password, logs in, ends other sessions and notifies the owner', async () => {
    const person = await aPerson(app);
    const [old, other] = [await tokenOf(person), await tokenOf(person)];
    const answer = await reset(await aLink(person.id));
    expect(answer).toMatchObject({ status: 200, body: { user: { id: person.id } } });
    expect([await isAlive(old), await isAlive(other), await isAlive(answer.body.tokenInfo.access_token)]).toEqual([
      false,
      false,
      true,
    ]);
    expect([(await signIn(person.email, person.password)).status, (await signIn(person.email, fresh)).status]).toEqual([
      401, 200,
    ]);
    expect((await mailsTo(app, person.id)).map(({ template }) => template)).toContain('password-changed');
    expect(
      await app.sql(`select 1 from audit_event where action = 'password.changed' and object_id = $1`, [person.id]),
    ).toHaveLength(1);
  });
  it('verifies the address', async () => {
    const person = await aPerson(app);
    await app.sql('update person set email_verified_at = null where id = $1', [person.id]);
    expect((await reset(await aLink(person.id))).body.user.emailVerified).toBe(true);
  });
  it('is not consumed by a rejected password', async () => {
    const person = await aPerson(app);
    const link = await aLink(person.id);
    for (const [bad, sentence] of [
      ['short', /12/],
      ['password1234', /easy to guess/],
      [`${person.email.split('@')[0]} on a tram`, /Leave out/],
    ] as const)
      expect((await reset(link, bad)).body.errors.password.join(' ')).toMatch(sentence);
    expect((await reset(link)).status).toBe(200);
  });
  it('requires a longer password of staff', async () => {
    const staff = await aPerson(app, { roles: ['support'] });
    const link = await aLink(staff.id);
    expect((await reset(link, 'kB7#pq2!vRz9')).body.errors.password).toEqual([expect.stringContaining('15')]);
  });
  it('is invalid after expiry, replacement, a password change and for a disabled account', async () => {
    const person = await aPerson(app);
    const dead = async (link: string) =>
      expect(await reset(link)).toMatchObject({ status: 410, body: { code: 'link-dead' } });
    await dead(await aLink(person.id, -1));
    const older = await aLink(person.id);
    const newer = await aLink(person.id);
    await dead(older);
    expect((await reset(newer)).status).toBe(200);
    await dead(newer);
    const last = await aLink(person.id);
    await app.sql(`update person set state = 'disabled' where id = $1`, [person.id]);
    await dead(last);
    await dead(`x${last}`);
  });
  it.each(raceRounds(3))('is consumed by one of twenty concurrent requests (T-R10), round %i', async () => {
    const person = await aPerson(app);
    const link = await aLink(person.id);
    const wishes = Array.from({ length: 20 }, (_, at) => `nine green kayaks ${at} at rest`);
    const answers = await Promise.all(wishes.map((wish) => reset(link, wish)));
    const winners = wishes.filter((_, at) => answers[at]?.status === 200);
    expect([winners.length, answers.filter(({ status }) => status === 410).length]).toEqual([1, 19]);
    expect((await signIn(person.email, winners[0] ?? '')).status).toBe(200);
  });
  it.each(raceRounds(5))(
    'leaves no session of the old password under concurrent logins (T-R11), round %i',
    async () => {
      const person = await aPerson(app);
      const link = await aLink(person.id);
      const logins = Array.from({ length: 6 }, () => signIn(person.email, person.password));
      const [answer, ...signedIn] = await Promise.all([reset(link), ...logins]);
      const tokens: string[] = signedIn
        .filter(({ status }) => status === 200)
        .map(({ body }) => body.tokenInfo.access_token);
      expect(await Promise.all(tokens.map(isAlive))).toEqual(tokens.map(() => false));
      expect(await isAlive(answer.body.tokenInfo.access_token)).toBe(true);
    },
  );
});

describe('changing the password', () => {
  const change = (person: TestPerson, token: string, body: object) => callAs(token, person.id, body);
  async function callAs(token: string, userId: string, body: object) {
    const { session } = (await app.post('/internal/sessions/resolve', { as: asService('gateway'), body: { token } }))
      .body;
    return app.post('/user/change-password', {
      as: { issuer: 'gateway', subject: { sub: userId, sid: session.sessionId, roles: [], perms: [] } },
      body: { password: fresh, password_confirmation: fresh, ...body },
    });
  }

  it('requires the current password and ends all other sessions', async () => {
    const person = await aPerson(app);
    const [here, elsewhere] = [await tokenOf(person), await tokenOf(person)];
    expect(await change(person, here, { current_password: 'not this one' })).toMatchObject({
      status: 422,
      body: { errors: { current_password: [expect.any(String)] } },
    });
    expect(await isAlive(elsewhere)).toBe(true);
    expect((await change(person, here, { current_password: person.password })).status).toBe(200);
    expect([await isAlive(here), await isAlive(elsewhere), (await signIn(person.email, fresh)).status]).toEqual([
      true,
      false,
      200,
    ]);
    expect((await mailsTo(app, person.id)).map(({ template }) => template)).toContain('password-changed');
  });
  it('invalidates a pending reset link', async () => {
    const person = await aPerson(app);
    const link = await aLink(person.id);
    expect((await change(person, await tokenOf(person), { current_password: person.password })).status).toBe(200);
    expect((await reset(link)).status).toBe(410);
  });
  it('limits checks of the current password to ten an hour', async () => {
    const person = await aPerson(app);
    const token = await tokenOf(person);
    for (let time = 0; time < 10; time += 1)
      expect((await change(person, token, { current_password: `guess ${time}` })).status).toBe(422);
    expect(await change(person, token, { current_password: person.password })).toMatchObject({
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
