import { asRenter, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { demoEmails } from './insert-accounts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts, { SEED: 'demo' });
});
afterAll(async () => {
  await app.stop();
});
const signIn = (email: string) =>
  app.post('/login', { body: { email, password: 'porchlight-demo' }, ip: '203.0.113.9' });

describe('the demo', () => {
  it('has a login for every role', async () => {
    const roles: string[] = [];
    for (const email of demoEmails) {
      const response = await signIn(email);
      expect(response.status).toBe(200);
      roles.push(...response.body.user.roles.map(({ key }: { key: string }) => key));
    }
    expect(roles).toEqual(['site-owner', 'site-administrator', 'support', 'landlord', 'renter']);
  });
  it('lets no other demo user log in', async () => {
    const [{ count } = { count: 0 }] = await app.sql<{ count: number }>(
      'select count(*)::int as count from credential',
    );
    expect(count).toBe(demoEmails.length);
    const [other] = await app.sql<{ email: string }>('select email from person where not (email = any($1)) limit 1', [
      demoEmails,
    ]);
    expect((await signIn(other?.email ?? '')).body.code).toBe('wrong-credentials');
  });
  it('has a renter with a filled profile who has logged in before', async () => {
    const [renter] = await app.sql<{ id: string }>(`select id from person where email = 'renter@example.com'`);
    const as = asRenter(renter?.id);
    const { profile } = (await app.get('/renter-profile', { as })).body;
    const empty = Object.keys(profile).filter((field) => profile[field] === null || profile[field] === '');
    expect(empty).toEqual([]);
    const days = (Date.parse(profile.moveInDate) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(40);
    expect((await app.get('/my-user', { as })).body.user.lastSeenLoginAt).toBeDefined();
  });
  it('reports the addresses of these accounts as verified, so that their messages are not marked', async () => {
    const reported = await app.sql<{ payload: { email: string; isClaimed: boolean } }>(
      `select payload from job where name = 'person.known' and target = 'catalog'`,
    );
    expect(reported.map(({ payload }) => payload.email).sort()).toEqual([...demoEmails].sort());
    expect(reported.every(({ payload }) => payload.isClaimed)).toBe(true);
  });
  it('has notes of staff about a renter, a landlord, a company and a home', async () => {
    const [counted] = await app.sql(
      `select count(person_id)::int as users, count(company_id)::int as companies, count(listing_id)::int as listings,
         count(distinct author_id)::int as authors, count(edited_at)::int as edited
       from staff_note`,
    );
    expect(counted).toEqual({ users: 3, companies: 2, listings: 1, authors: 2, edited: 1 });
  });
  it('gives landlords a company', async () => {
    expect(
      await app.sql(
        `select 1 from person join person_role on person_id = id where role_key = 'landlord' and company_id is null`,
      ),
    ).toEqual([]);
  });
});

describe('in production', () => {
  it('the demo does not start, since its password is public', async () => {
    await expect(startForTest(accounts, { SEED: 'demo', NODE_ENV: 'production' })).rejects.toThrow(
      'SEED must not be demo in production',
    );
  });
});
