import type { Landlord } from '@porchlight/contracts/internal';
import { asUser, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { mailsTo } from '../testing/queued-mail.ts';
import { registrationForm } from '../testing/registration-form.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

const register = async (path: string, over: object = {}) => {
  const { status, body } = await app.post(path, { body: registrationForm({ phone: '604 555 0142', ...over }) });
  expect(status).toBe(200);
  return { id: body.user.id as string, session: (body.tokenInfo.access_token as string).split('_')[1] ?? '' };
};
/** Returns what was reported of a landlord to commerce, in order; catalog gets the same. */
const reportsOf = async (personId: string) =>
  (
    await app.sql<{ payload: { landlords: Landlord[] } }>(
      `select payload from job where name = 'landlords.changed' and target = 'commerce' and sequence = $1 order by id`,
      [`landlord:${personId}`],
    )
  ).flatMap(({ payload }) => payload.landlords);

describe('accounts reports to commerce', () => {
  it('a landlord when it registers and when it verifies its address', async () => {
    const { id, session } = await register('/elandlord/register', { email: 'kim@example.com' });
    const [{ code } = { code: '' }] = (await mailsTo(app, id)).map(({ words }) => ({ code: words['code'] ?? '' }));
    const { status } = await app.post('/elandlord/verify', { as: asUser(id, session, ['landlord']), body: { code } });
    expect(status).toBe(200);
    const [company] = await app.sql<{ id: string }>('select company_id as id from person where id = $1', [id]);
    const name = { name: expect.any(String), version: 1 };
    const report = { personId: id, companyId: company?.id, language: 'en-CA', company: name };
    expect(await reportsOf(id)).toEqual([
      { ...report, isVerified: false },
      { ...report, isVerified: true },
    ]);
  });
  it('the language of a landlord when it changes', async () => {
    const { id } = await aUser(app, { roles: ['landlord'] });
    const as = asUser(id, 'any', ['landlord']);
    expect((await app.patch('/user', { as, body: { firstName: 'Zoé' } })).status).toBe(200);
    expect(await reportsOf(id)).toEqual([]);
    expect((await app.patch('/user', { as, body: { language: 'fr-CA' } })).status).toBe(200);
    expect(await reportsOf(id)).toMatchObject([{ personId: id, language: 'fr-CA' }]);
  });
  it('no renter', async () => {
    const { id, session } = await register('/register');
    const { status } = await app.patch('/user', { as: asUser(id, session, ['renter']), body: { language: 'fr-CA' } });
    expect(status).toBe(200);
    expect(await reportsOf(id)).toEqual([]);
  });
  it('a registration of an address that has an account like any other: without verification', async () => {
    await register('/register', { email: 'rae@example.com' });
    const decoy = await register('/elandlord/register', { email: 'rae@example.com' });
    expect(await reportsOf(decoy.id)).toMatchObject([{ personId: decoy.id, isVerified: false }]);
  });
  it('all demo landlords', async () => {
    const demo = await startForTest(accounts, { SEED: 'demo' });
    const [reported] = await demo.sql<{ count: number }>(
      `
        select sum(jsonb_array_length(payload::jsonb -> 'landlords'))::int as count from job
        where name = 'landlords.changed' and target = 'commerce'`,
    );
    const [seeded] = await demo.sql<{ count: number }>(
      'select count(*)::int as count from person where company_id is not null',
    );
    await demo.stop();
    expect(seeded?.count).toBeGreaterThan(0);
    expect(reported).toEqual(seeded);
  });
});
