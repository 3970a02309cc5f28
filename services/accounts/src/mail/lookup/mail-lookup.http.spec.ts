import { randomUUID } from 'node:crypto';
import type { MailLookupResponse } from '@porchlight/contracts/accounts';
import {
  asLandlord,
  asRenter,
  asService,
  asStaff,
  guest,
  overlapping,
  startForTest,
  type TestApp,
} from '@porchlight/service-kit/testing';
import { accounts } from '../../accounts.ts';
import { aUser } from '../../testing/a-user.ts';
import { mailsOfAddressSql } from './mail-lookups.ts';

const path = '/support/mail-lookup';
const staff = asStaff(['showUtilities', 'modifyUtilities'], 'support');
let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
}, 60_000);
afterAll(() => app.stop());

const anAddress = () => `${randomUUID()}@example.com`;
const lookUp = async (email: string) =>
  (await app.post(path, { as: staff, body: { email } })).body as MailLookupResponse;
const choose = async (name: string, payload: object) => {
  const body = { key: randomUUID(), name, at: new Date().toISOString(), payload };
  await app.post('/internal/events', { as: asService('catalog'), body });
};
interface StoredMail {
  readonly email?: string;
  readonly personId?: string;
  readonly state?: string;
  readonly attempts?: number;
  readonly template?: string;
}
/** Inserts a mail whose next attempt is in an hour. Returns its id. */
async function aStoredMail({ email, personId, state, attempts, template }: StoredMail): Promise<string> {
  const [row] = await app.sql<{ id: string }>(
    `insert into mail (key, template, person_id, email, language, words, state, attempts, next_at, answer, settled_at)
     values (gen_random_uuid()::text, $1, $2, $3, 'en-CA', '{"path":"/secret"}', $4::text, $5,
       now() + interval '1 hour', '450 later', case when $4::text = 'queued' then null else now() end) returning id`,
    [template ?? 'password-reset', personId ?? null, email ?? null, state ?? 'queued', attempts ?? 1],
  );
  return row?.id ?? '';
}
const retry = async (id: string) => (await app.post(`/support/mails/${id}/retry`, { as: staff })).body;
const audited = (action: string, objectId: string) =>
  app.sql('select actor_id from audit_event where action = $1 and object_id = $2', [action, objectId]);

describe('UTILITY-5: the look-up of an address', () => {
  it('returns the newest mails to the address and to its user, without their text', async () => {
    const { id: personId, email } = await aUser(app);
    const first = await aStoredMail({ personId, state: 'failed', attempts: 8 });
    const second = await aStoredMail({ email, template: 'mail-change-old' });
    await aStoredMail({ personId, email: anAddress(), template: 'mail-change-new' });
    const { mails } = await lookUp(` ${email.toUpperCase()}`.trim());
    expect(mails).toEqual([
      {
        id: second,
        template: 'mail-change-old',
        state: 'queued',
        madeAt: expect.any(String),
        attempts: 1,
        nextAt: expect.any(String),
        reply: '450 later',
      },
      expect.objectContaining({ id: first, state: 'failed', attempts: 8 }),
    ]);
    expect(JSON.stringify(mails)).not.toContain('secret');
  });
  it('returns what the address has stopped, and what it wants again', async () => {
    const email = anAddress();
    expect(await lookUp(email)).toEqual({ choices: [], mails: [] });
    await choose('mail.suppressed', { email, list: 'home-alerts' });
    expect((await lookUp(email)).choices).toMatchObject([{ list: 'home-alerts', isWanted: false }]);
    await choose('mail.suppressed', { email });
    expect((await lookUp(email)).choices).toMatchObject([{ list: '*', isWanted: false }]);
    await choose('mail.wanted', { email, list: 'home-alerts' });
    expect((await lookUp(email)).choices).toMatchObject([
      { list: '*', isWanted: false },
      { list: 'home-alerts', isWanted: true },
    ]);
  });
  it('is in the audit log without the address', async () => {
    const email = anAddress();
    await lookUp(email);
    const [event] = await app.sql<object>(
      `select actor_id, object_kind, object_id from audit_event where action = 'mail-address.viewed'
       order by id desc limit 1`,
    );
    expect(event).toEqual({
      actor_id: staff.subject.sub,
      object_kind: 'mail-address',
      object_id: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });
  it('is refused for what is not an address', async () => {
    for (const body of [{}, { email: 'zoe' }, { email: ['a@example.com'] }, { email: anAddress(), more: 1 }])
      expect((await app.post(path, { as: staff, body })).status).toBe(422);
  });
  it('is read in the order of indexes among many mails', async () => {
    await app.sql(`
      insert into mail (key, template, email, language, words, state)
      select 'many ' || n, 'password-reset', 'many' || n % 50 || '@example.com', 'en-CA', '{}', 'sent'
      from generate_series(1, 20000) n`);
    await app.sql('analyze mail');
    const plan = (await app.sql<{ 'QUERY PLAN': string }>(`explain ${mailsOfAddressSql}`, ['many7@example.com']))
      .map((row) => row['QUERY PLAN'])
      .join('\n');
    expect(plan).toContain('mail_address_newest');
    expect(plan).toContain('mail_person_newest');
    expect(plan).not.toContain('Seq Scan');
    expect((await lookUp('many7@example.com')).mails).toHaveLength(20);
  });
});

describe('UTILITY-5: a mail that is queued for later', () => {
  it('is sent at once when support retries it, which the audit log has', async () => {
    const email = anAddress();
    const id = await aStoredMail({ email });
    expect(await retry(id)).toEqual({ isRetried: true });
    while ((await lookUp(email)).mails[0]?.state !== 'sent');
    expect(await audited('mail.retried', id)).toEqual([{ actor_id: staff.subject.sub }]);
    expect(await retry(id)).toEqual({ isRetried: false });
  });
  it('is retried by the first of two members of staff', async () => {
    const id = await aStoredMail({ email: anAddress() });
    const results = await overlapping(
      app,
      { text: 'select from mail where id = $1 for update', values: [id], holds: 'update mail set next_at = now()' },
      () => [retry(id), retry(id)],
    );
    expect(results.map(({ isRetried }) => isRetried as boolean).toSorted()).toEqual([false, true]);
    expect(await audited('mail.retried', id)).toHaveLength(1);
  });
  it.each([
    ['failed', 8],
    ['suppressed', 1],
    ['unsure', 1],
    ['queued', 0],
  ])('only: one in the state %s after %s attempts stays', async (state, attempts) => {
    const id = await aStoredMail({ email: anAddress(), state, attempts });
    expect(await retry(id)).toEqual({ isRetried: false });
    expect(await app.sql('select state from mail where id = $1 and next_at > now()', [id])).toEqual([{ state }]);
  });
  it('and the look-up are open to staff with the permission only', async () => {
    const calls = [
      // Access is judged before the body.
      (as: typeof guest) => app.post(path, { as, body: { bad: 1 } }),
      (as: typeof guest) => app.post(`/support/mails/${randomUUID()}/retry`, { as }),
    ];
    const visitors = [guest, asRenter(), asLandlord(), asStaff(['showUsers'])];
    for (const call of calls)
      expect(await Promise.all(visitors.map(async (as) => (await call(as)).status))).toEqual([401, 403, 403, 403]);
    const reader = asStaff(['showUtilities']);
    expect(await Promise.all(calls.map(async (call) => (await call(reader)).status))).toEqual([422, 403]);
    expect((await app.post(`/support/mails/${randomUUID()}/retry`, { as: staff })).status).toBe(404);
  });
});
