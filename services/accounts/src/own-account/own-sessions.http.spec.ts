import { randomUUID } from 'node:crypto';
import { asUser, asService, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

const signIn = async ({ email, password, id }: TestUser, agent: string) =>
  (
    await app.post('/login', {
      body: { email, password },
      ip: `2001:db8:${id.slice(0, 4)}::1`,
      headers: { 'user-agent': agent },
    })
  ).body.tokenInfo.access_token as string;
const resolve = async (token: string) =>
  (await app.post('/internal/sessions/resolve', { as: asService('gateway'), body: { token } })).body.session;
/** Logs a user in twice; requests use the first session. */
async function signedInTwice() {
  const user = await aUser(app);
  const tokens = [await signIn(user, 'phone'), await signIn(user, 'desk')] as const;
  const { sessionId } = await resolve(tokens[0]);
  return { ...user, tokens, sessionId: sessionId as string, as: asUser(user.id, sessionId) };
}
const list = async (as: ReturnType<typeof asUser>) => (await app.get('/user/sessions', { as })).body.sessions;

describe('sessions of the caller', () => {
  it('are listed with user agent and the current one marked', async () => {
    const { as, sessionId } = await signedInTwice();
    const sessions = await list(as);
    expect(
      sessions.map(({ userAgent, current }: { userAgent: string; current: boolean }) => [userAgent, current]),
    ).toEqual([
      ['desk', false],
      ['phone', true],
    ]);
    expect(sessions[1].id).toBe(sessionId);
  });
  it.each([
    ['ended', 'revoked_at = now()'],
    ['too old', 'expires_at = now()'],
    ['unused for too long', `seen_at = now() - interval '31 days'`],
  ])('that are %s are not listed', async (_, change) => {
    const { as, id, sessionId } = await signedInTwice();
    await app.sql(`update session set ${change} where person_id = $1 and id <> $2`, [id, sessionId]);
    expect(await list(as)).toHaveLength(1);
  });
  it('end individually: the token is rejected, other sessions stay', async () => {
    const { as, tokens } = await signedInTwice();
    const other = (await resolve(tokens[1])).sessionId;
    expect((await app.delete(`/user/sessions/${other}`, { as })).status).toBe(200);
    expect([await resolve(tokens[1]), (await resolve(tokens[0])).sessionId]).toEqual([undefined, expect.any(String)]);
    expect((await app.delete(`/user/sessions/${other}`, { as })).status).toBe(404);
    expect(
      await app.sql(`select 1 from audit_event where action = 'session.ended' and object_id = $1`, [as.subject.sub]),
    ).toHaveLength(1);
  });
  it('of another user return 404 and stay active', async () => {
    const [mine, other] = [await signedInTwice(), await signedInTwice()];
    const [foreign, missing] = [
      await app.delete(`/user/sessions/${other.sessionId}`, { as: mine.as }),
      await app.delete(`/user/sessions/${randomUUID()}`, { as: mine.as }),
    ];
    expect([foreign.status, foreign.bytes]).toEqual([404, missing.bytes]);
    expect(await resolve(other.tokens[0])).toBeDefined();
    expect((await list(mine.as)).map(({ id }: { id: string }) => id)).not.toContain(other.sessionId);
  });
  it('all end on request, including the current one', async () => {
    const [mine, other] = [await signedInTwice(), await signedInTwice()];
    expect((await app.post('/user/sign-out-everywhere', { as: mine.as })).status).toBe(200);
    expect(await Promise.all(mine.tokens.map(resolve))).toEqual([undefined, undefined]);
    expect(await resolve(other.tokens[0])).toBeDefined();
    expect(
      await app.sql(`select 1 from audit_event where action = 'sessions.ended' and object_id = $1`, [mine.id]),
    ).toHaveLength(1);
  });
  it('are accessible to their own user only', async () => {
    for (const response of [
      await app.get('/user/sessions', { as: guest }),
      await app.delete(`/user/sessions/${randomUUID()}`, { as: guest }),
      await app.post('/user/sign-out-everywhere', { as: guest }),
    ])
      expect(response.status).toBe(401);
    const { as } = await signedInTwice();
    expect((await app.delete('/user/sessions/not-an-id', { as })).status).toBe(422);
  });
});
