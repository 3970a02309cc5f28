import { randomUUID } from 'node:crypto';
import type { UserConsents, UserEvents } from '@porchlight/contracts/accounts';
import { asLandlord, asRenter, asStaff, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { aStaffMember } from '../testing/staff-actor.ts';

let app: TestApp;
let support: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  app = await startForTest(accounts);
  support = await aStaffMember(app, 'support');
});
afterAll(() => app.stop());

const pathOf = (id: string) => `/support/users/${id}`;
const eventsOf = async (id: string) =>
  ((await app.get(`${pathOf(id)}/events`, { as: support.as })).body as UserEvents).events;
const record = (action: string, actorId: string | null, object: string | null, realActorId: string | null = null) =>
  app.sql(
    `insert into audit_event (action, actor_id, real_actor_id, object_kind, object_id, ip)
     values ($1, $2, $4, case when $3::text is null then null else 'person' end, $3, '203.0.113.9')`,
    [action, actorId, object, realActorId],
  );

describe('SUPPORT-USER-6 the audit log of a user', () => {
  it('has what was done to the account and what the user did, newest first, with the actor', async () => {
    const [{ id }, other] = [await aUser(app), await aUser(app)];
    await record('login.failed', null, id);
    await record('mail.changed', id, id);
    await record('access.denied', id, null);
    await record('view-as.refused', id, null, support.id);
    await record('account-merge.done', other.id, id);
    await record('mail.changed', other.id, other.id);
    const events = await eventsOf(id);
    expect(events.map(({ action, actor }) => [action, actor])).toEqual([
      ['account-merge.done', 'other-user'],
      ['view-as.refused', 'staff'],
      ['access.denied', 'user'],
      ['mail.changed', 'user'],
      ['login.failed', 'system'],
    ]);
    expect(events.map(({ actorName }) => actorName)[0]).toBe('Amara O.');
    expect(JSON.stringify(events)).not.toContain('203.0.113.9');
  });
  it('of staff has only what was done to the account', async () => {
    const { id } = await aStaffMember(app, 'support');
    await record('records.exported', id, null);
    await record('login.failed', null, id);
    expect((await eventsOf(id)).map(({ action }) => action)).toEqual(['login.failed']);
  });
  it('ends after 50 rows', async () => {
    const { id } = await aUser(app);
    await app.sql(
      `insert into audit_event (action, actor_id, object_kind, object_id)
       select 'login.succeeded', $1::uuid, 'person', $1::text from generate_series(1, 60)`,
      [id],
    );
    expect(await eventsOf(id)).toHaveLength(50);
  });
});

describe('SUPPORT-USER-6 the consents of a user', () => {
  it('are listed with the versions of the texts, newest first', async () => {
    const { id } = await aUser(app);
    await app.sql('delete from consent where person_id = $1', [id]);
    await app.sql(
      `insert into consent (person_id, purpose, text_version, source, ip, given_at, withdrawn_at) values
       ($1, 'terms', '2026-01', 'register', '203.0.113.9', '2026-02-01', null),
       ($1, 'news', '2026-02', 'profile', '203.0.113.9', '2026-03-01', '2026-04-01')`,
      [id],
    );
    const { consents } = (await app.get(`${pathOf(id)}/consents`, { as: support.as })).body as UserConsents;
    expect(consents).toEqual([
      expect.objectContaining({ purpose: 'news', textVersion: '2026-02', withdrawnAt: '2026-04-01T00:00:00.000Z' }),
      { purpose: 'terms', textVersion: '2026-01', givenAt: '2026-02-01T00:00:00.000Z' },
    ]);
  });
});

describe.each(['events', 'consents'])('SUPPORT-USER-6 the %s', (part) => {
  it('of an unknown user do not exist', async () => {
    expect((await app.get(`${pathOf(randomUUID())}/${part}`, { as: support.as })).status).toBe(404);
  });
  it('are of staff with the permission only', async () => {
    const { id } = await aUser(app);
    const statuses = await Promise.all(
      [guest, asRenter(), asLandlord(), asStaff(['showUsers'])].map(
        async (as) => (await app.get(`${pathOf(id)}/${part}`, { as })).status,
      ),
    );
    expect(statuses).toEqual([401, 403, 403, 403]);
  });
});
