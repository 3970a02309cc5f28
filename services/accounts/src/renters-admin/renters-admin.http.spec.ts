import { randomUUID } from 'node:crypto';
import type { StaffRentersPage } from '@porchlight/contracts/accounts';
import { asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { startOtherServices, type OtherServices } from '../testing/other-services.ts';
import { mailsTo } from '../testing/queued-mail.ts';
import { statementsOf } from './renter-lists.ts';

let app: TestApp;
let others: OtherServices;
beforeAll(async () => {
  others = await startOtherServices();
  // What is reported to commerce and content stays in the queue.
  app = await startForTest(accounts, { CATALOG_URL: others.variables['CATALOG_URL'] ?? '' });
});
afterAll(async () => {
  await app.stop();
  others.stop();
});

const path = '/admin/renters';
const staff = asStaff([
  ...(['viewRenters', 'showRenters', 'createRenterPasswordResets'] as const),
  ...(['modifyRenterEmails', 'createRenterDeletions'] as const),
]);
const list = async (query: string) =>
  (await app.get(`${path}?${query}`, { as: staff })).body as StaffRentersPage & { status: number };
const found = async (search: string) =>
  (await list(`search=${encodeURIComponent(search)}`)).renters.map(({ id }) => id);
const get = (id: string) => app.get(`${path}/${id}`, { as: staff });
const act = (id: string, name: string, body?: object, as = staff) => app.post(`${path}/${id}/${name}`, { as, body });
const audited = async (id: string) =>
  (
    await app.sql<{ action: string }>(
      'select action from audit_event where actor_id = $1 and object_id = $2 order by id',
      [staff.subject.sub, id],
    )
  ).map(({ action }) => action);
const acts: readonly (readonly [string, ((user: TestUser) => object) | undefined])[] = [
  ['personal-data', undefined],
  ['password-reset', undefined],
  ['mail-stop', undefined],
  ['deletion', ({ email }) => ({ email })],
];

describe('the list of renters', () => {
  it('has masked names and addresses', async () => {
    const { id } = await aUser(app);
    const { renters } = await list('');
    expect(renters.find((renter) => renter.id === id)).toEqual({
      id,
      name: 'Amara O.',
      email: expect.stringMatching(/^.•••@example\.com$/),
      state: 'active',
      mailState: 'verified',
      joinedAt: expect.any(String),
    });
  });
  it('has neither staff, nor landlords only, nor decoys', async () => {
    const users = [
      await aUser(app, { roles: ['landlord'] }),
      await aUser(app, { roles: ['renter', 'support'] }),
      await aUser(app),
    ];
    await app.sql(`update person set state = 'decoy' where id = $1`, [users[2]?.id]);
    const ids = (await list('')).renters.map(({ id }) => id);
    for (const { id, email } of users) {
      expect(ids).not.toContain(id);
      expect(await found(email)).toEqual([]);
      expect((await get(id)).status).toBe(404);
    }
  });
  it('is searched by id, whole address and phone number, and by state', async () => {
    const { id, email } = await aUser(app);
    await app.sql(`update person set phone = '+16045550177' where id = $1`, [id]);
    for (const text of [id, email.toUpperCase(), '604 555 0177']) expect(await found(text)).toEqual([id]);
    for (const text of [randomUUID(), email.slice(1), 'Amara', '%']) expect(await found(text)).toEqual([]);
    expect((await list(`search=${id}&state=disabled`)).renters).toEqual([]);
    await app.sql(`update person set state = 'disabled' where id = $1`, [id]);
    expect((await list('state=disabled')).renters.map((renter) => renter.id)).toEqual([id]);
  });
  it('is a file with what it shows, in the audit log with its length', async () => {
    const { id, email } = await aUser(app);
    const { bytes } = await app.get(`${path}/export?search=${id}`, { as: staff });
    const lines = bytes.toString('utf8').trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Amara O.');
    expect(lines.join()).not.toContain(email);
    const exported = `select object_id as count from audit_event where actor_id = $1 and action = 'records.exported'`;
    expect(await app.sql(exported, [staff.subject.sub])).toEqual([{ count: '1' }]);
  });
});

describe('a renter', () => {
  it('has counts of catalog, and no personal data', async () => {
    const { id, email } = await aUser(app);
    const { body } = await get(id);
    expect(body.renter).toMatchObject({ id, name: 'Amara O.', counts: { inquiries: 0, alerts: 0 } });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`Okafor|${email}|4165550123`));
    expect(await audited(id)).toEqual([]);
  });
  it('shows personal data on request, and each view is in the audit log', async () => {
    const { id, email } = await aUser(app);
    expect((await act(id, 'personal-data')).body).toMatchObject({
      ...{ firstName: 'Amara', lastName: 'Okafor', email, phone: '+14165550123' },
      profile: { beds: [] },
    });
    await act(id, 'personal-data');
    expect(await audited(id)).toEqual(['personal-data.viewed', 'personal-data.viewed']);
  });
  it('gets the link to set a password by mail; staff do not', async () => {
    const user = await aUser(app);
    expect((await act(user.id, 'password-reset')).body).toEqual({});
    expect((await mailsTo(app, user.id)).map(({ template }) => template)).toEqual(['password-reset']);
    expect(await audited(user.id)).toEqual(['password-reset.sent']);
  });
  it('gets no more lists, news and alerts once they are stopped', async () => {
    const { id } = await aUser(app);
    await app.sql(`insert into renter_profile (person_id, wants_news) values ($1, true)`, [id]);
    expect((await act(id, 'mail-stop')).status).toBe(200);
    expect((await get(id)).body.renter).toMatchObject({ mailState: 'stopped' });
    expect(await app.sql('select wants_news from renter_profile where person_id = $1', [id])).toEqual([
      { wants_news: false },
    ]);
    while (!others.events.some(({ name, payload }) => name === 'mail.stopped' && payload.personId === id))
      await app.get('/healthz');
    expect(await audited(id)).toEqual(['mail.stopped']);
  });
  it('is deleted after the address is typed, and can undo it', async () => {
    const { id, email } = await aUser(app);
    expect(await act(id, 'deletion', { email: 'other@example.com' })).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.any(String)] } },
    });
    const { status, body } = await act(id, 'deletion', { email: email.toUpperCase() });
    expect([status, Date.parse(body.deletesAt) > Date.now() + 13 * 86_400_000]).toEqual([200, true]);
    expect((await get(id)).body.renter).toMatchObject({ state: 'deletion_pending', deletesAt: body.deletesAt });
    expect((await mailsTo(app, id)).map(({ template }) => template)).toEqual(['deletion-planned']);
    expect(await audited(id)).toEqual(['deletion.asked', 'deletion.scheduled']);
    expect(await act(id, 'deletion', { email })).toMatchObject({ status: 409, body: { code: 'not-active' } });
  });
  it('is not deleted while a landlord too', async () => {
    const { id, email } = await aUser(app, { roles: ['renter', 'landlord'] });
    expect(await act(id, 'deletion', { email })).toMatchObject({ status: 409, body: { code: 'landlord-too' } });
    expect(await audited(id)).toEqual([]);
  });
  it.each(acts)('is not found for %s when staff, and nothing happens', async (name, body) => {
    const user = await aUser(app, { roles: ['renter', 'site-administrator'] });
    expect(await act(user.id, name, body?.(user))).toMatchObject({ status: 404, body: { code: 'renter-not-found' } });
    expect(await audited(user.id)).toEqual([]);
    expect(await mailsTo(app, user.id)).toEqual([]);
  });
  it.each([
    ['personal-data', 'showRenters'],
    ['password-reset', 'createRenterPasswordResets'],
    ['mail-stop', 'modifyRenterEmails'],
    ['deletion', 'createRenterDeletions'],
  ] as const)('needs for %s a permission of its own', async (name, permission) => {
    const { id, email } = await aUser(app);
    const all = ['viewRenters', 'showRenters', 'createRenterPasswordResets', 'modifyRenterEmails'] as const;
    const others_ = asStaff([...all, 'createRenterDeletions' as const].filter((one) => one !== permission));
    expect((await act(id, name, { email }, others_)).status).toBe(403);
  });
});

describe('many renters', () => {
  beforeAll(async () => {
    await app.sql(`insert into person (email, first_name, last_name, created_at)
      select 'many' || n || '@example.com', 'First', 'Last', now() - n * interval '1 minute'
      from generate_series(1, 20000) n`);
    await app.sql(
      `insert into person_role (person_id, role_key) select id, 'renter' from person where email like 'many%'`,
    );
    for (const table of ['person', 'person_role']) await app.sql(`analyze ${table}`);
  }, 60_000);
  const planOf = async (sql: string, values: readonly unknown[]) =>
    (await app.sql<{ 'QUERY PLAN': string }>(`explain ${sql}`, values)).map((row) => row['QUERY PLAN']).join('\n');

  it('are counted and paged up to 2,400', async () => {
    expect((await list('page=500')).pagination).toMatchObject({ currentPage: 96, total: 2_401, more: true });
  });
  it.each([
    ['all', [], /person_newest/],
    ['ofState', ['disabled'], /person_newest_of_state/],
    ['found', [null, 'many7@example.com', null, null], /person_email/],
    ['found', [null, null, '+14165550123', null], /person_phone/],
  ] as const)('are read by their indexes: %s', async (kind, values, index) => {
    const plan = await planOf(statementsOf(kind).page, [...values, 0]);
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan on person\b/);
  });
});
