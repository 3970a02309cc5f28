import { randomUUID } from 'node:crypto';
import { SignedLinks } from '@porchlight/service-kit';
import { asService, asUser, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { rolePermissions } from '../rights/role-permissions.ts';
import { latestLinkToken } from '../testing/queued-mail.ts';
import { OneTimeLinks } from '../confirm/one-time-links.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

const sessionIds = new Map<string, string>();
async function registered() {
  const password = 'seven blue trams at noon';
  const { body } = await app.post('/register', {
    body: {
      firstName: 'Zoé',
      lastName: 'Lee',
      email: `zoe-${randomUUID().slice(0, 8)}@example.com`,
      password,
      password_confirmation: password,
    },
  });
  const id: string = body.user.id;
  const token = body.tokenInfo.access_token as string;
  sessionIds.set(id, token.split('_')[1] ?? '');
  return { id, token, email: body.user.email as string, link: await latestLinkToken(app, id, 'verify-email') };
}
const stateOf = async (link: string) => (await app.get(`/confirm/verify-email/${link}`)).body;
const use = (link: string, id: string = randomUUID()) =>
  app.post(`/confirm/verify-email/${link}`, { as: asUser(id, sessionIds.get(id) ?? 'any', ['renter']) });
const isVerified = async (id: string) =>
  (await app.sql<{ yes: boolean }>('select email_verified_at is not null as yes from person where id = $1', [id]))[0]
    ?.yes;
const anotherLink = (personId: string, seconds = 60) =>
  app.app
    .get(DataSource)
    .transaction((manager) =>
      app.app.get(OneTimeLinks).create(manager, { purpose: 'verify-email', personId, seconds }),
    );

describe('verification link', () => {
  it('is not consumed by GET, since mail scanners open links', async () => {
    const { id, link } = await registered();
    for (let time = 0; time < 3; time += 1)
      expect(await stateOf(link)).toEqual({
        state: 'valid',
        purpose: 'verify-email',
        maskedEmail: 'z•••@example.com',
        isOwn: false,
      });
    expect(await isVerified(id)).toBe(false);
  });
  it('is invalidated only with the links of its own user', async () => {
    const [one, other] = [await registered(), await registered()];
    await app.app
      .get(DataSource)
      .transaction((manager) => app.app.get(OneTimeLinks).revoke(manager, other.id, 'verify-email'));
    expect([(await stateOf(one.link)).state, (await stateOf(other.link)).state]).toEqual(['valid', 'used']);
  });
  it('grants all permissions of the role immediately', async () => {
    const { id, token, link } = await registered();
    const resolve = async () =>
      (await app.post('/internal/sessions/resolve', { as: asService('gateway'), body: { token } })).body.session;
    const before = await resolve();
    expect((await use(link, id)).status).toBe(200);
    const after = await resolve();
    expect([await isVerified(id), after.permissions]).toEqual([true, [...rolePermissions.renter].sort()]);
    expect(after.version).toBeGreaterThan(before.version);
    expect(
      await app.sql(`select 1 from audit_event where action = 'mail.verified' and object_id = $1`, [id]),
    ).toHaveLength(1);
  });
  it('is consumed once, also under concurrency', async () => {
    const { id, link } = await registered();
    const responses = await Promise.all(Array.from({ length: 20 }, () => use(link, id)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status, body }) => status === 410 && body.code === 'link-dead')).toHaveLength(19);
    expect(await stateOf(link)).toEqual({ state: 'used', purpose: 'verify-email' });
  });
  it('says "already confirmed" to the session of its account only', async () => {
    const { id, link } = await registered();
    const other = await registered();
    const seenBy = async (user: string) =>
      (await app.get(`/confirm/verify-email/${link}`, { as: asUser(user, sessionIds.get(user) ?? 'any', ['renter']) }))
        .body;
    const newer = await anotherLink(id);
    expect(await seenBy(id)).toEqual({ state: 'used', purpose: 'verify-email' }); // replaced, not verified
    expect((await use(newer.text, id)).status).toBe(200);
    expect(await seenBy(id)).toEqual({ state: 'used', purpose: 'verify-email', isOwn: true });
    expect([await seenBy(other.id), await stateOf(link)]).toEqual([
      { state: 'used', purpose: 'verify-email' },
      { state: 'used', purpose: 'verify-email' },
    ]);
  });
  it('is invalid after a newer one was sent', async () => {
    const { id, link } = await registered();
    const newer = await anotherLink(id);
    expect([(await use(link, id)).status, (await stateOf(link)).state, (await use(newer.text, id)).status]).toEqual([
      410,
      'used',
      200,
    ]);
  });
  it('is invalid after expiry and reveals no owner', async () => {
    const { id } = await registered();
    const { text } = await anotherLink(id, -1);
    expect([await stateOf(text), (await use(text, id)).status]).toEqual([
      { state: 'expired', purpose: 'verify-email' },
      410,
    ]);
  });
  it('is rejected when it has another purpose, no user or a forged signature', async () => {
    const { id } = await registered();
    const links = app.app.get(SignedLinks);
    for (const text of [links.sign('password-reset', `${id}:`, 60).text, 'a.b', 'x'.repeat(250)])
      expect([(await stateOf(text)).state, (await use(text)).status]).toEqual(['unknown', 410]);
    const nobodys = links.sign('verify-email', `${randomUUID()}:`, 60).text;
    expect([(await stateOf(nobodys)).state, (await use(nobodys)).status]).toEqual(['used', 410]);
  });
});
