import { randomUUID } from 'node:crypto';
import type { SupportCompanyUsers } from '@porchlight/contracts/accounts';
import { asLandlord, asRenter, asStaff, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts, { SEED: 'none' });
});
afterAll(() => app.stop());

const staff = asStaff(['showCompany'], 'support');
const companyOf = async ({ id }: TestUser) =>
  (await app.sql<{ id: string }>('select company_id as id from person where id = $1', [id]))[0]?.id ?? '';
async function aCompany() {
  const user = await aUser(app, { roles: ['landlord'], email: `amara-${randomUUID()}@example.com` });
  return { user, id: await companyOf(user) };
}
const record = (id: string) => app.get(`/support/companies/${id}`, { as: staff });
const users = (id: string) => app.get(`/support/companies/${id}/users`, { as: staff });

describe('SUPPORT-COMPANY-1: the record of a company', () => {
  it('has the facts that landlords and staff entered, and omits the others', async () => {
    const { id } = await aCompany();
    await app.sql(`update company set phone = '+14165550100', city = null where id = $1`, [id]);
    const { status, body } = await record(id);
    expect([status, body]).toEqual([
      200,
      {
        id,
        version: 1,
        name: 'Maple Homes',
        kind: 'owner',
        verifiedLevel: 2,
        phone: '+14165550100',
        joinedAt: expect.stringMatching(/^\d{4}-/),
      },
    ]);
  });
  it('does not exist for an unknown id and for a company in the trash', async () => {
    const { id } = await aCompany();
    await app.sql('update person set company_id = null where company_id = $1', [id]);
    await app.sql('update company set deleted_at = now() where id = $1', [id]);
    for (const one of [id, randomUUID()])
      expect([(await record(one)).status, (await users(one)).status]).toEqual([404, 404]);
  });
  it('is of staff with the permission only, also for a malformed id', async () => {
    const { id, user } = await aCompany();
    for (const path of [
      `/support/companies/${id}`,
      `/support/companies/${id}/users`,
      '/support/companies/none/users',
    ]) {
      const statuses = await Promise.all(
        [guest, asRenter(), asLandlord(user.id), asStaff(['viewCompanies', 'showCompanies'])].map(
          async (as) => (await app.get(path, { as })).status,
        ),
      );
      expect(statuses).toEqual([401, 403, 403, 403]);
    }
  });
});

describe('SUPPORT-COMPANY-2: the users of a company', () => {
  it('are masked, and have no decoys among them', async () => {
    const { id, user } = await aCompany();
    const decoy = await aUser(app, { roles: ['landlord'] });
    await app.sql(`update person set company_id = $1, state = 'decoy' where id = $2`, [id, decoy.id]);
    const { body } = await users(id);
    expect(body).toEqual({
      total: 1,
      users: [
        {
          id: user.id,
          name: expect.stringMatching(/^Amara \p{L}\.$/u),
          email: 'a•••@example.com',
          state: 'active',
          isVerified: true,
        },
      ],
    });
  });
  it('are the newest 25, with the number of all', async () => {
    const { id, user } = await aCompany();
    await app.sql(
      `insert into person (email, first_name, last_name, company_id, state, created_at)
       select 'many' || n || '@example.com', 'Many', 'Users', $1, 'active', now() + n * interval '1 second'
       from generate_series(1, 26) n`,
      [id],
    );
    const body = (await users(id)).body as SupportCompanyUsers;
    expect([body.total, body.users.length]).toEqual([27, 25]);
    expect(body.users.map((one) => one.id)).not.toContain(user.id);
  });
});
