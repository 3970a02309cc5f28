import { randomUUID } from 'node:crypto';
import type { UserMails, UserSessions } from '@porchlight/contracts/accounts';
import { startForTest, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { mailsTo } from '../testing/queued-mail.ts';
import { aStaffMember } from '../testing/staff-actor.ts';

let app: TestApp;
let support: Actor;
let owner: Actor;
beforeAll(async () => {
  app = await startForTest(accounts);
  support = (await aStaffMember(app, 'support')).as;
  owner = (await aStaffMember(app, 'site-owner')).as;
});
afterAll(() => app.stop());

const pathOf = (id: string) => `/support/users/${id}`;
const aSession = async (id: string): Promise<string> => {
  const [row] = await app.sql<{ id: string }>(
    `insert into session (id, person_id, secret_hash, idle_seconds, expires_at, user_agent)
     values (gen_random_uuid(), $1, sha256('x'), 3600, now() + interval '1 day', 'Firefox') returning id`,
    [id],
  );
  return row?.id ?? '';
};
const sessionsOf = async (id: string) =>
  ((await app.get(`${pathOf(id)}/sessions`, { as: support })).body as UserSessions).sessions.map((one) => one.id);
const audited = async (id: string) =>
  (await app.sql<{ action: string }>('select action from audit_event where object_id = $1 order by id', [id])).map(
    ({ action }) => action,
  );

describe('SUPPORT-USER-4 sessions of a user', () => {
  it('are listed without those that ended, and one is ended alone', async () => {
    const { id } = await aUser(app);
    const [first, second] = [await aSession(id), await aSession(id)];
    expect((await sessionsOf(id)).sort()).toEqual([first, second].sort());
    expect((await app.delete(`${pathOf(id)}/sessions/${first}`, { as: support })).status).toBe(200);
    expect(await sessionsOf(id)).toEqual([second]);
    expect((await app.delete(`${pathOf(id)}/sessions/${first}`, { as: support })).status).toBe(404);
    expect(await audited(id)).toEqual(['session.ended-by-staff']);
  });
  it('of another user are not ended', async () => {
    const [{ id }, { id: other }] = [await aUser(app), await aUser(app)];
    const session = await aSession(other);
    expect((await app.delete(`${pathOf(id)}/sessions/${session}`, { as: support })).status).toBe(404);
    expect(await sessionsOf(other)).toEqual([session]);
    expect(await audited(id)).toEqual([]);
  });
  it('are all ended at once', async () => {
    const { id } = await aUser(app);
    await aSession(id);
    await aSession(id);
    expect((await app.delete(`${pathOf(id)}/sessions`, { as: support })).status).toBe(200);
    expect(await sessionsOf(id)).toEqual([]);
    expect(await audited(id)).toEqual(['sessions.ended-by-staff']);
  });
});

describe('SUPPORT-USER-4 a reset link', () => {
  it('goes to the address of the user', async () => {
    const { id } = await aUser(app, { roles: ['landlord'] });
    expect((await app.post(`${pathOf(id)}/password-reset`, { as: support })).body).toEqual({});
    expect((await mailsTo(app, id)).map(({ template }) => template)).toEqual(['password-reset']);
    const { mails } = (await app.get(`${pathOf(id)}/mails`, { as: support })).body as UserMails;
    expect(mails).toMatchObject([{ template: 'password-reset', state: 'queued' }]);
    expect(await audited(id)).toEqual(['password-reset.sent']);
  });
  it('is not sent for an account that cannot log in', async () => {
    const { id } = await aUser(app);
    await app.sql(`update person set state = 'disabled' where id = $1`, [id]);
    expect(await app.post(`${pathOf(id)}/password-reset`, { as: support })).toMatchObject({
      status: 409,
      body: { code: 'account-inactive' },
    });
    expect(await mailsTo(app, id)).toEqual([]);
  });
});

describe('SUPPORT-USER-5 the mail that proves an address', () => {
  const send = (id: string) => app.post(`${pathOf(id)}/verification-mail`, { as: support });
  it('is sent again to an address that is not verified, three times an hour', async () => {
    const { id } = await aUser(app);
    await app.sql('update person set email_verified_at = null where id = $1', [id]);
    expect((await send(id)).body).toEqual({});
    expect((await mailsTo(app, id)).map(({ template }) => template)).toEqual(['verify-email']);
    expect(await audited(id)).toEqual(['verification.sent']);
    await send(id);
    await send(id);
    expect(await send(id)).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
    expect(await audited(id)).toHaveLength(3);
  });
  it('is not sent to a verified address or an account that cannot log in', async () => {
    const { id } = await aUser(app);
    expect(await send(id)).toMatchObject({ status: 409, body: { code: 'already-verified' } });
    await app.sql(`update person set state = 'disabled', email_verified_at = null where id = $1`, [id]);
    expect(await send(id)).toMatchObject({ status: 409, body: { code: 'account-inactive' } });
    expect([await mailsTo(app, id), await audited(id)]).toEqual([[], []]);
  });
});

describe('SUPPORT-USER-4 an account of staff', () => {
  it('is acted on by owners alone', async () => {
    const { id } = await aUser(app, { roles: ['support'] });
    const session = await aSession(id);
    for (const act of [
      () => app.post(`${pathOf(id)}/password-reset`, { as: support }),
      () => app.post(`${pathOf(id)}/verification-mail`, { as: support }),
      () => app.delete(`${pathOf(id)}/sessions`, { as: support }),
      () => app.delete(`${pathOf(id)}/sessions/${session}`, { as: support }),
    ])
      expect(await act()).toMatchObject({ status: 403, body: { code: 'owner-required' } });
    expect([await sessionsOf(id), await audited(id)]).toEqual([[session], []]);
    expect((await app.delete(`${pathOf(id)}/sessions`, { as: owner })).status).toBe(200);
    expect(await sessionsOf(id)).toEqual([]);
  });
});

describe('SUPPORT-USER-4 a user', () => {
  it('that does not exist has no sessions and mails', async () => {
    const unknown = pathOf(randomUUID());
    expect((await app.get(`${unknown}/sessions`, { as: support })).status).toBe(404);
    expect((await app.get(`${unknown}/mails`, { as: support })).status).toBe(404);
    expect((await app.delete(`${unknown}/sessions`, { as: support })).status).toBe(404);
  });
});
