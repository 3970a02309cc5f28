import { asUser, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { OneTimeLinks } from '../confirm/one-time-links.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { mailsTo } from '../testing/queued-mail.ts';
import { aSecondFactorUser, codeOf, resetLastStep, setupOf } from '../testing/second-factor-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

let network = 0;
const signIn = ({ email, password }: TestUser, otp?: string) =>
  app.post('/login', { body: { email, password, otp }, ip: `192.88.${(network += 1)}.9` });
const as = (user: TestUser) => asUser(user.id, 'any', ['support']);
const start = (user: TestUser, current = user.password) => setupOf(app, user).start(current);
const confirm = (user: TestUser, code: string) => setupOf(app, user).confirm(code);
const renewOf = (user: TestUser) =>
  app.post('/user/totp/recovery-codes', { as: as(user), body: { current_password: user.password } });
const enrolled = () => aSecondFactorUser(app);
const later = (user: TestUser) => resetLastStep(app, user);

describe('enabling two-factor authentication', () => {
  it('requires the password and takes effect with the first code', async () => {
    const user = await aUser(app, { roles: ['support'] });
    expect((await start(user, 'not this one')).body.errors.current_password).toBeDefined();
    const {
      status,
      body: { secret, otpauthUrl },
    } = await start(user);
    expect([status, otpauthUrl]).toEqual([200, expect.stringMatching(/^otpauth:\/\/totp\/Porchlight/)]);
    expect((await signIn(user)).status).toBe(200);
    const wrong = codeOf(secret).replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
    expect(await confirm(user, wrong)).toMatchObject({ status: 422, body: { code: 'code-wrong' } });
    const {
      body: { recoveryCodes },
    } = await confirm(user, codeOf(secret));
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await app.get('/user/totp', { as: as(user) })).body).toEqual({
      isOn: true,
      isRequired: false,
      recoveryCodesLeft: 10,
    });
    expect((await mailsTo(app, user.id)).map(({ template, words }) => [template, words['change']])).toContainEqual([
      'second-step-changed',
      'on',
    ]);
    expect(
      await app.sql(`select 1 from audit_event where action = 'totp.on' and object_id = $1`, [user.id]),
    ).toHaveLength(1);
  });
  it('stores neither the secret nor the recovery codes in plain text', async () => {
    const { secret, recoveryCodes } = await enrolled();
    const rows = await app.sql<{ row: string }>(
      `
        select totp::text || coalesce((select string_agg(code_hash, ' ') from recovery_code),
          '') || encode(sealed_secret, 'escape') as row from totp`,
    );
    for (const hidden of [secret, ...recoveryCodes]) expect(rows.some(({ row }) => row.includes(hidden))).toBe(false);
  });
  it('with another app keeps the present one active until the first code of the new one', async () => {
    const user = await enrolled();
    const {
      body: { secret },
    } = await start(user);
    expect(secret).not.toBe(user.secret);
    expect(await confirm(user, codeOf(user.secret))).toMatchObject({ status: 422, body: { code: 'code-wrong' } });
    expect((await signIn(user, codeOf(user.secret))).status).toBe(200);
    const {
      body: { recoveryCodes },
    } = await confirm(user, codeOf(secret));
    await later(user);
    expect((await signIn(user, codeOf(user.secret))).status).toBe(401);
    expect((await signIn(user, user.recoveryCodes[0])).status).toBe(401);
    expect([(await signIn(user, codeOf(secret))).status, (await signIn(user, recoveryCodes[0])).status]).toEqual([
      200, 200,
    ]);
  });
  it('with one code succeeds once, also under concurrency', async () => {
    const user = await aUser(app, { roles: ['support'] });
    const {
      body: { secret },
    } = await start(user);
    const responses = await Promise.all(Array.from({ length: 10 }, () => confirm(user, codeOf(secret))));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.sql('select 1 from recovery_code where person_id = $1', [user.id])).toHaveLength(10);
  });
  it('replaces earlier recovery codes and requires the password', async () => {
    const user = await enrolled();
    const renew = (current: string) =>
      app.post('/user/totp/recovery-codes', { as: as(user), body: { current_password: current } });
    expect((await renew('not this one')).body.errors.current_password).toBeDefined();
    const {
      body: { recoveryCodes },
    } = await renew(user.password);
    expect((await signIn(user, user.recoveryCodes[0])).status).toBe(401);
    expect((await signIn(user, recoveryCodes[0])).status).toBe(200);
    expect(
      await app.sql(`select action from audit_event where object_id = $1 and action like 'totp.%' order by id`, [
        user.id,
      ]),
    ).toEqual([{ action: 'totp.on' }, { action: 'totp.codes-renewed' }]);
    expect((await renewOf(await aUser(app, { roles: ['support'] }))).body.code).toBe('totp-off');
  });
  it('is refused while the address is unverified', async () => {
    const user = await aUser(app);
    await app.sql('update person set email_verified_at = null where id = $1', [user.id]);
    expect(await start(user)).toMatchObject({ status: 403, body: { code: 'email-unverified' } });
    expect(await app.sql('select 1 from totp where person_id = $1', [user.id])).toEqual([]);
  });
  it('has recovery codes of 112 random bits, each with a salt of its own', async () => {
    const { id, recoveryCodes } = await enrolled();
    for (const code of recoveryCodes) expect(code.replaceAll('-', '')).toMatch(/^[0-9a-f]{28}$/);
    const salts = await app.sql<{ salt: string }>(
      `select distinct encode(salt, 'hex') as salt from recovery_code where person_id = $1 and octet_length(salt) = 16`,
      [id],
    );
    expect(salts).toHaveLength(10);
  });
  it('requires a login', async () => {
    for (const response of [
      await app.get('/user/totp', { as: guest }),
      await app.post('/user/totp', { as: guest, body: { current_password: 'x' } }),
      await app.delete('/user/totp', { as: guest, body: { current_password: 'x' } }),
    ])
      expect(response.body.message).toBe('Unauthenticated.');
  });
});

describe('login with two-factor authentication', () => {
  it('requires the code only after a correct password', async () => {
    const user = await enrolled();
    expect((await signIn({ ...user, password: 'guess' }, codeOf(user.secret))).body.code).toBe('wrong-credentials');
    expect(await signIn(user)).toMatchObject({ status: 401, body: { code: 'otp_required' } });
    expect(await signIn(user, 'abcdef')).toMatchObject({ status: 401, body: { code: 'otp-wrong' } });
    expect((await signIn(user, codeOf(user.secret))).status).toBe(200);
  });
  it('tolerates a clock drift of 30 seconds at most', async () => {
    const user = await enrolled();
    expect((await signIn(user, codeOf(user.secret, 4))).status).toBe(401);
    expect((await signIn(user, codeOf(user.secret, 1))).status).toBe(200);
  });
  it('accepts each code once, also under concurrency', async () => {
    const user = await enrolled();
    const code = codeOf(user.secret);
    const responses = await Promise.all(Array.from({ length: 10 }, () => signIn(user, code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });
  it('accepts each recovery code once, in any notation', async () => {
    const user = await enrolled();
    const [first = '', second = ''] = user.recoveryCodes;
    expect([
      (await signIn(user, first.toUpperCase().replaceAll('-', ' '))).status,
      (await signIn(user, first)).status,
      (await signIn(user, second)).status,
    ]).toEqual([200, 401, 200]);
    expect((await app.get('/user/totp', { as: as(user) })).body.recoveryCodesLeft).toBe(8);
  });
  it('cannot be bypassed by a password reset', async () => {
    const user = await enrolled();
    const link = await app.app
      .get(DataSource)
      .transaction(
        async (manager) =>
          (
            await app.app
              .get(OneTimeLinks)
              .create(manager, { purpose: 'password-reset', personId: user.id, seconds: 60 })
          ).text,
      );
    const reset = (otp?: string) =>
      app.post(`/password-reset/${link}`, {
        body: { password: 'nine green kayaks at rest', password_confirmation: 'nine green kayaks at rest', otp },
      });
    expect(await reset()).toMatchObject({ status: 401, body: { code: 'otp_required' } });
    expect((await reset(codeOf(user.secret))).status).toBe(200);
  });
  it('is disabled with the password, and its owner is notified', async () => {
    const user = await enrolled();
    const end = (current: string) => app.delete('/user/totp', { as: as(user), body: { current_password: current } });
    expect([
      (await end('not this one')).status,
      (await end(user.password)).status,
      (await signIn(user)).status,
    ]).toEqual([422, 200, 200]);
    expect(
      (await mailsTo(app, user.id))
        .filter(({ template }) => template === 'second-step-changed')
        .map(({ words }) => words['change']),
    ).toEqual(['on', 'off']);
  });
});

describe('second factor of one user', () => {
  it('does not affect another user', async () => {
    await start(await aUser(app, { roles: ['support'] })); // a third user has started but not confirmed
    const [one, other] = [await enrolled(), await enrolled()];
    const [first = ''] = one.recoveryCodes;
    expect((await signIn(other, first)).status).toBe(401);
    expect((await renewOf(other)).status).toBe(200);
    expect((await signIn(other, codeOf(other.secret))).status).toBe(200);
    expect((await signIn(one, codeOf(one.secret))).status).toBe(200);
    await app.delete('/user/totp', { as: as(other), body: { current_password: other.password } });
    expect((await app.get('/user/totp', { as: as(one) })).body).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect((await signIn(one, first)).status).toBe(200);
    expect((await app.get('/user/totp', { as: as(one) })).body.recoveryCodesLeft).toBe(9);
  });
});
