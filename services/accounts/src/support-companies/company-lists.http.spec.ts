import { randomUUID } from 'node:crypto';
import type { FoundCompanies, SupportCompaniesPage } from '@porchlight/contracts/accounts';
import { asLandlord, asRenter, asStaff, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { companyLists, companySearchSql } from './company-lists.ts';

let app: TestApp;
beforeAll(async () => {
  // Port 1 refuses connections.
  const outage = 'http://127.0.0.1:1';
  app = await startForTest(accounts, { SEED: 'none', CATALOG_URL: outage, COMMERCE_URL: outage });
});
afterAll(() => app.stop());

const staff = asStaff(['showCompanies'], 'support');
async function aCompany(fields: Readonly<Record<string, string>>): Promise<string> {
  const row = { id: randomUUID(), name: 'Maple Homes', kind: 'owner', languages: [], verified_level: 0, ...fields };
  const names = Object.keys(row).join(', ');
  await app.sql(`insert into company (${names}) select ${names} from jsonb_populate_record(null::company, $1)`, [
    JSON.stringify(row),
  ]);
  return row.id;
}
const search = (text: string, as: typeof guest = staff) =>
  app.get(`/support/company-search?search=${encodeURIComponent(text)}`, { as });
const found = async (text: string) => ((await search(text)).body as FoundCompanies).companies.map(({ id }) => id);

describe('SUPPORT-COMPANY-7: the list of companies', () => {
  it('is in the order of names, with cities and users, and stays while the other services are down', async () => {
    const [second, first] = [await aCompany({ name: 'Abacus', city: 'Ottawa' }), await aCompany({ name: 'Aardvark' })];
    const user = await aUser(app, { roles: ['landlord'] });
    await app.sql('update person set company_id = $1 where id = $2', [second, user.id]);
    const { status, body } = await app.get('/support/companies', { as: staff });
    expect(status).toBe(200);
    expect((body as SupportCompaniesPage).companies.slice(0, 2)).toEqual([
      { id: first, name: 'Aardvark', users: 0 },
      { id: second, name: 'Abacus', city: 'Ottawa', users: 1 },
    ]);
  });
  it('has no members while commerce does not respond', async () => {
    expect((await app.get('/support/companies?filter=members', { as: staff })).status).toBe(503);
  });
  it('of restricted landlords has their companies, each once, by name', async () => {
    const restricted = async (company: Readonly<Record<string, string>>) => {
      const [id, user] = [await aCompany(company), await aUser(app, { roles: ['landlord'] })];
      await app.sql(`update person set company_id = $1, restriction = 'suspended' where id = $2`, [id, user.id]);
      return id;
    };
    const [second, first] = [await restricted({ name: 'Willow' }), await restricted({ name: 'Tamarack' })];
    const colleague = await aUser(app, { roles: ['landlord'] });
    await app.sql(`update person set company_id = $1, restriction = 'banned' where id = $2`, [second, colleague.id]);
    const { companies, pagination } = (await app.get('/support/companies?filter=restricted', { as: staff }))
      .body as SupportCompaniesPage;
    expect([companies.map(({ id }) => id), pagination.total]).toEqual([[first, second], 2]);
  });
  it('of restricted landlords reads an index among many users', async () => {
    await app.sql(
      `insert into person (email, first_name, last_name, state, company_id)
       select 'crowd' || n || '@example.com', 'Crowd', 'Member', 'active', (select id from company limit 1)
       from generate_series(1, 20000) n`,
    );
    await app.sql('analyze person, company');
    for (const sql of [companyLists.restricted.page, companyLists.restricted.total]) {
      const plan = await app.sql<{ 'QUERY PLAN': string }>(`explain ${sql}`, sql.includes('$1') ? [0] : []);
      const text = plan.map((row) => row['QUERY PLAN']).join('\n');
      expect(text).toContain('person_restricted_company');
      expect(text).not.toContain('Seq Scan on person');
    }
  });
  it('refuses an unknown filter, and callers without the permission', async () => {
    expect((await app.get('/support/companies?filter=closed', { as: staff })).status).toBe(422);
    const statuses = await Promise.all(
      [guest, asRenter(), asLandlord(), asStaff(['showCompany'])].map(
        async (as) => (await app.get('/support/companies?filter=none', { as })).status,
      ),
    );
    expect(statuses).toEqual([401, 403, 403, 403]);
  });
});

describe('SUPPORT-COMPANY-8: the search of companies', () => {
  it('finds a company by id, words, site, licence and phone number', async () => {
    const id = await aCompany({
      name: 'Juniper Court Rentals',
      website: 'https://juniper-court.example',
      licence_number: 'LIC-88231',
      phone: '+14165550177',
    });
    for (const text of [id, ` ${id.toUpperCase()} `, 'junip', 'rentals court', 'juniper-court.example', '88231'])
      expect([text, await found(text)]).toEqual([text, [id]]);
    expect(await found('(416) 555-0177')).toEqual([id]);
  });
  it('finds a company by the whole address or the phone number of a user, in any case', async () => {
    const id = await aCompany({ name: 'Cypress Homes' });
    const user = await aUser(app, { roles: ['landlord'] });
    await app.sql(`update person set company_id = $1, phone = '+16475550199' where id = $2`, [id, user.id]);
    expect(await found(user.email.toUpperCase())).toEqual([id]);
    expect(await found('647 555 0199')).toEqual([id]);
    expect(await found(user.email.slice(0, -1))).toEqual([]);
  });
  it('does not find decoys by their address, nor companies in the trash', async () => {
    const id = await aCompany({ name: 'Sequoia Homes' });
    const decoy = await aUser(app, { roles: ['landlord'] });
    await app.sql(`update person set company_id = $1, state = 'decoy' where id = $2`, [id, decoy.id]);
    expect(await found(decoy.email)).toEqual([]);
    await app.sql('update company set deleted_at = now() where id = $1', [id]);
    expect([await found('sequoia'), await found(id)]).toEqual([[], []]);
  });
  it.each(['%%%', "'; drop table company --", '   ', '& | !', '\\\\\\'])('reads %j as text', async (text) => {
    expect([(await search(text)).status, await found(text)]).toEqual([200, []]);
  });
  it.each(['ab', '', 'a'.repeat(101)])('refuses %j: 3 to 100 characters', async (text) => {
    expect((await search(text)).status).toBe(422);
  });
  it.each(['RC-2026-000123', 'cn-2026-000123', '1042'])(
    'finds the company of the payment %s, and says so while commerce does not respond',
    async (number) => {
      expect((await search(number)).body).toEqual({ companies: [], hasPayments: false });
    },
  );
  it('does not need commerce for other texts', async () => {
    expect((await search('RC-2026')).body).toMatchObject({ hasPayments: true });
  });
  it('is of staff with the permission only', async () => {
    const statuses = await Promise.all(
      [guest, asRenter(), asLandlord(), asStaff(['viewCompanies'])].map(async (as) => (await search('map', as)).status),
    );
    expect(statuses).toEqual([401, 403, 403, 403]);
  });
  it('returns at most ten companies, and reads by the indexes', async () => {
    await app.sql(
      `insert into company (name, kind, phone) select 'Largemarket ' || n, 'owner', '+1416' || (6000000 + n)
       from generate_series(1, 5000) n`,
    );
    await app.sql('analyze company');
    expect(await found('largemarket')).toHaveLength(10);
    const plan = await app.sql<{ 'QUERY PLAN': string }>(`explain ${companySearchSql}`, [
      null,
      'largemarket:*',
      '+14166000001',
      'none@example.com',
      null,
    ]);
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('company_phone');
    expect(text).toContain('person_phone');
  });
});
