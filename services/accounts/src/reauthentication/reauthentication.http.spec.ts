import { asService, asUser, startForTest, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { aSecondFactorUser, codeOf, resetLastStep } from '../testing/second-factor-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());

interface LoggedIn extends TestUser {
  readonly actor: Actor;
  readonly token: string;
  readonly sessionId: string;
}
const resolved = async (token: string) =>
  (await app.post('/internal/sessions/resolve', { as: asService('gateway'), body: { token } })).body.session;
const secondsSince = async ({ token }: LoggedIn) => Date.now() / 1000 - (await resolved(token)).authenticatedAt;

/** Logs a user in, an hour ago. */
async function anHourAgo(user: TestUser, otp?: string): Promise<LoggedIn> {
  const { email, password } = user;
  const { body } = await app.post('/login', { body: { email, password, otp } });
  const token: string = body.tokenInfo.access_token;
  const { sessionId } = await resolved(token);
  await app.sql(`update session set authenticated_at = now() - interval '1 hour' where id = $1`, [sessionId]);
  return { ...user, token, sessionId, actor: asUser(user.id, sessionId) };
}
const confirm = ({ actor }: LoggedIn, body: object) => app.post('/user/reauthenticate', { as: actor, body });

describe('confirming the password in a session', () => {
  it('proves who its user is, in that session only', async () => {
    const user = await aUser(app, { roles: ['site-owner'] });
    const [session, other] = [await anHourAgo(user), await anHourAgo(user)];
    expect(await secondsSince(session)).toBeGreaterThan(3_500);
    expect((await confirm(session, { current_password: user.password })).status).toBe(200);
    expect(await secondsSince(session)).toBeLessThan(60);
    expect(await secondsSince(other)).toBeGreaterThan(3_500);
    const events = await app.sql(`select action from audit_event where object_id = $1 order by at desc limit 1`, [
      user.id,
    ]);
    expect(events).toEqual([{ action: 'session.reauthenticated' }]);
  });
  it('begins with the login', async () => {
    const user = await aUser(app);
    const { body } = await app.post('/login', { body: { email: user.email, password: user.password } });
    expect(Date.now() / 1000 - (await resolved(body.tokenInfo.access_token)).authenticatedAt).toBeLessThan(60);
  });
  it('refuses a wrong password at its field, and more than ten an hour', async () => {
    const session = await anHourAgo(await aUser(app));
    const wrong = { current_password: 'not the one at all' };
    for (let tries = 0; tries < 10; tries += 1)
      expect(await confirm(session, wrong)).toMatchObject({
        status: 422,
        body: { errors: { current_password: ['That isn’t your current password.'] } },
      });
    expect((await confirm(session, { current_password: session.password })).status).toBe(429);
    expect(await secondsSince(session)).toBeGreaterThan(3_500);
  });
  it('can be done any number of times', async () => {
    const session = await anHourAgo(await aUser(app));
    const statuses: number[] = [];
    for (let times = 0; times < 12; times += 1)
      statuses.push((await confirm(session, { current_password: session.password })).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
  it('needs the second factor too', async () => {
    const user = await aSecondFactorUser(app);
    const session = await anHourAgo(user, codeOf(user.secret));
    const password = { current_password: user.password };
    expect(await confirm(session, password)).toMatchObject({ status: 401, body: { code: 'otp_required' } });
    expect(await confirm(session, { ...password, otp: '000000' })).toMatchObject({
      status: 401,
      body: { code: 'otp-wrong' },
    });
    expect(await secondsSince(session)).toBeGreaterThan(3_500);
    await resetLastStep(app, user);
    expect((await confirm(session, { ...password, otp: codeOf(user.secret) })).status).toBe(200);
    expect(await secondsSince(session)).toBeLessThan(60);
  });
  it('does not revive a session that ended', async () => {
    const session = await anHourAgo(await aUser(app));
    await app.sql('update session set revoked_at = now() where id = $1', [session.sessionId]);
    expect((await confirm(session, { current_password: session.password })).status).toBe(401);
    const [row] = await app.sql<{ age: number }>(
      'select extract(epoch from now() - authenticated_at)::int as age from session where id = $1',
      [session.sessionId],
    );
    expect(row?.age).toBeGreaterThan(3_500);
  });
});
