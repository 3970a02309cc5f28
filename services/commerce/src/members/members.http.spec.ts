import type { CompanyMembership, MembersPage } from '@porchlight/contracts/internal';
import { asService, asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aLandlord } from '../testing/a-landlord.ts';
import { aMembership } from '../testing/a-membership.ts';
import { memberPages } from './members.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
});
afterAll(() => app.stop());

const accounts = asService('accounts');
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
async function aMember(...periods: readonly (readonly [number, number])[]) {
  const landlord = await aLandlord(app);
  for (const [from, to] of periods) await aMembership(app, landlord, `[${day(from)},${day(to)}]`);
  return landlord.companyId;
}
const list = async (filter: string, page = 1) =>
  (await app.get(`/internal/members?filter=${filter}&page=${page}`, { as: accounts })).body as MembersPage;

describe('SUPPORT-COMPANY-9: members', () => {
  it('are companies whose membership lasts today, those that end first come first', async () => {
    const [far, near] = [await aMember([-9, 200]), await aMember([-9, 20])];
    const renewed = await aMember([-9, 20], [21, 300]);
    await aMember([-90, -9]);
    await aMember([9, 90]);
    const { memberships, total } = await list('members');
    expect(memberships.map(({ companyId }) => companyId)).toEqual([near, far, renewed]);
    expect(total).toBe(3);
    expect((await list('expiring')).memberships).toEqual([{ companyId: near, memberUntil: day(20) }]);
  });
  it('and former members have the end of their last period', async () => {
    const ended = await aMember([-90, -9]);
    const { companyId: other } = await aLandlord(app);
    const body = { companyIds: [ended, other] };
    const response = await app.post('/internal/companies/memberships', { as: accounts, body });
    expect(response.body.memberships as CompanyMembership[]).toEqual([{ companyId: ended, memberUntil: day(-9) }]);
  });
  it('are for accounts only', async () => {
    for (const as of [asService('catalog'), asStaff(['showCompanies'])])
      expect((await app.get('/internal/members?filter=members&page=1', { as })).status).toBeGreaterThanOrEqual(400);
  });
  it.each(['members', 'expiring'] as const)('are read in the order of an index among many: %s', async (filter) => {
    await app.sql(`insert into membership_period (company_id, plan_id, included_listings, valid, grant_reason)
      select gen_random_uuid(), (select plan_id from membership_period limit 1), 1,
        daterange(current_date - 9, current_date + 9 + n % 300), 'Test'
      from generate_series(1, 20000) n`);
    await app.sql('analyze membership_period');
    const plan = await app.sql<{ 'QUERY PLAN': string }>(`explain ${memberPages[filter]}`, [2_375]);
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toMatch(/Index Scan using membership_period_end/);
    expect(text).not.toMatch(/Seq Scan/);
    const { memberships, total } = await list(filter, 1_000_000);
    expect([memberships.length, total]).toEqual([25, 2_401]);
  });
});
