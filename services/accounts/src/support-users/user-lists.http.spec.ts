import type { FoundUsers, SupportUserFilter, SupportUsersPage } from '@porchlight/contracts/accounts';
import { asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { listStatementsOf } from './user-lists.service.ts';
import { searchSql } from './user-search.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());

const support = asStaff(['showUsers']);
const list = async (filter: string, page = 1) =>
  (await app.get(`/support/users?filter=${filter}&page=${page}`, { as: support })).body as SupportUsersPage;
const idsOf = async (filter: SupportUserFilter) => (await list(filter)).users.map(({ id }) => id);
const search = (text: string) => app.get(`/support/user-search?search=${encodeURIComponent(text)}`, { as: support });
const found = async (text: string) => ((await search(text)).body as FoundUsers).users.map(({ id }) => id);

describe('SUPPORT-USER-2 the lists of users', () => {
  it('have each user in the filters that fit, masked', async () => {
    const { id: renter, email } = await aUser(app);
    const { id: landlord } = await aUser(app, { roles: ['landlord'] });
    const { id: staff } = await aUser(app, { roles: ['support'] });
    for (const id of [renter, landlord, staff]) expect(await idsOf('all')).toContain(id);
    expect(await idsOf('landlords')).toEqual([landlord]);
    expect(await idsOf('renters')).toEqual([renter]);
    expect(JSON.stringify(await list('all'))).not.toMatch(new RegExp(`Okafor|${email}|4165550123`));
  });
  it.each([
    ['unverified', 'update person set email_verified_at = null where id = $1'],
    ['restricted', `update person set state = 'disabled' where id = $1`],
    ['unclaimed', `update person set state = 'unclaimed' where id = $1`],
    [
      'bouncing',
      `insert into mail (template, key, person_id, language, words, state)
       values ('password-reset', 'bounced', $1, 'en-CA', '{}', 'failed')`,
    ],
  ] as const)('have a list of those that are %s', async (filter, change) => {
    const { id } = await aUser(app);
    expect(await idsOf(filter)).not.toContain(id);
    await app.sql(change, [id]);
    expect(await idsOf(filter)).toEqual([id]);
  });
  it('have a list of those of the last seven days', async () => {
    const [{ id: fresh }, { id: old }] = [await aUser(app), await aUser(app)];
    await app.sql(`update person set created_at = now() - interval '8 days' where id = $1`, [old]);
    const ids = await idsOf('new-7d');
    expect([ids.includes(fresh), ids.includes(old)]).toEqual([true, false]);
  });
  it('never have a decoy', async () => {
    const { id, email } = await aUser(app, { roles: ['landlord'] });
    await app.sql(`update person set state = 'decoy' where id = $1`, [id]);
    for (const filter of ['all', 'landlords', 'new-7d'] as const) expect(await idsOf(filter)).not.toContain(id);
    expect(await found(email)).toEqual([]);
  });
});

describe('SUPPORT-USER-3 the search for users', () => {
  it('finds by id, phone, and beginnings of words of name, email and company', async () => {
    const { id, email } = await aUser(app, { roles: ['landlord'], email: 'quentin.zorba@example.com' });
    await app.sql(
      `update person set first_name = 'Quentin', last_name = 'Zorba', phone = '+16045550188' where id = $1`,
      [id],
    );
    await app.sql(
      `update company set name = 'Wexford Homes' where id = (select company_id from person where id = $1)`,
      [id],
    );
    for (const text of [id, email, 'ZORB', 'quentin zor', '604 555 0188', 'wexf'])
      expect([text, await found(text)]).toEqual([text, [id]]);
    for (const text of ['zorbax', '604 555 0187', '%%%', `'; --`])
      expect([text, await found(text)]).toEqual([text, []]);
  });
  it('needs three characters', async () => {
    expect((await search('zo')).status).toBe(422);
  });
  it('returns at most 25 users and whether there are more', async () => {
    await app.sql(`insert into person (email, first_name, last_name)
      select 'crowd' || n || '@example.com', 'Crowd', 'Member' from generate_series(1, 30) n`);
    const { users, isMore } = (await search('crowd')).body as FoundUsers;
    expect([users.length, isMore]).toEqual([25, true]);
  });
});

describe('many users', () => {
  beforeAll(async () => {
    await app.sql(`insert into person (email, first_name, last_name, created_at, email_verified_at)
      select 'many' || n || '@example.com', 'First' || n, 'Last', now() - n * interval '1 minute',
        case when n % 1000 = 0 then null else now() end
      from generate_series(1, 20000) n`);
    await app.sql(
      `insert into person_role (person_id, role_key) select id, 'renter' from person where email like 'many%'`,
    );
    for (const table of ['person', 'person_role', 'mail']) await app.sql(`analyze ${table}`);
  }, 60_000);
  const planOf = async (sql: string, values: readonly unknown[]) =>
    (await app.sql<{ 'QUERY PLAN': string }>(`explain ${sql}`, values)).map((row) => row['QUERY PLAN']).join('\n');

  it('are counted and paged up to 2,400', async () => {
    expect((await list('all', 500)).pagination).toMatchObject({ currentPage: 96, total: 2_401, more: true });
  });
  it.each([
    ['all', /person_newest/],
    ['landlords', /person_newest_landlord|person_company/],
    ['renters', /person_newest/],
    ['unverified', /person_newest_unverified/],
    ['restricted', /person_newest_of_state/],
    ['new-7d', /person_newest/],
    ['unclaimed', /person_newest_of_state|person_unclaimed/],
  ] as const)('are listed by an index: %s', async (filter, index) => {
    const plan = await planOf(listStatementsOf(filter).page, [0]);
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan on person\b/);
  });
  it('are found by indexes', async () => {
    const plan = await planOf(searchSql, ['+14165550123', 'first777:*']);
    expect(plan).toMatch(/person_phone/);
    expect(plan).toMatch(/person_search/);
    expect(plan).not.toMatch(/Seq Scan on person\b/);
  });
});
