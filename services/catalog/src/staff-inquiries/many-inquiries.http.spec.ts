import { randomUUID } from 'node:crypto';
import { asStaff, type TestApp } from '@porchlight/service-kit/testing';
import { first, startWithListings } from '../testing/inquiries.ts';
import { queryOf } from './staff-inquiry-lists.ts';

let app: TestApp;

describe('a large number of inquiries', () => {
  beforeAll(async () => {
    app = await startWithListings();
    await app.sql('delete from inquiry');
    await app.sql(
      `insert into inquiry (listing_id, writer, email, first_name, last_name, language, is_open, sent_at, user_id)
       select l.id, 'w' || n, 'w' || n || '@example.com', 'First' || n, 'Last', 'en-CA', false,
         now() - n * interval '1 minute', gen_random_uuid()
       from generate_series(1, 40000) n
       join (select id, row_number() over (order by id) as at from listing) l on l.at = 1 + n % 60`,
    );
    await app.sql('analyze inquiry');
  }, 120_000);
  afterAll(() => app.stop());
  const planOf = async (sql: string, values: readonly unknown[]) =>
    (await app.sql<{ 'QUERY PLAN': string }>(`explain ${sql}`, values)).map((row) => row['QUERY PLAN']).join('\n');
  const day = '2026-01-01';

  it('is listed up to 2,400, the newest first', async () => {
    const { pagination } = (await app.get('/admin/inquiries?page=500', { as: asStaff(['viewInquiries']) })).body;
    expect(pagination).toMatchObject({ currentPage: 96, total: 2_401, more: true });
    const { statements, values } = queryOf({});
    const page = await planOf(statements.page, [...values, 0]);
    expect(page).toMatch(/Index (Only )?Scan using inquiry_newest on inquiry/);
    expect(page).not.toMatch(/Seq Scan on inquiry/);
  });
  it.each([
    ['of days', { from: day, to: day }, /inquiry_newest/],
    ['of a state', { list: 'answered' }, /inquiry_newest_of_state/],
    ['with an address', { search: 'w1@example.com' }, /inquiry_email/],
    ['with a name', { search: 'first777' }, /inquiry_name/],
    ['of a listing', { search: first }, /inquiry_listing/],
    ['of a renter', { search: randomUUID() }, /inquiry_user/],
  ] as const)('is read by its indexes: %s', async (_, filter, index) => {
    const { statements, values } = queryOf(filter);
    for (const plan of [await planOf(statements.count, values), await planOf(statements.page, [...values, 0])]) {
      expect(plan).toMatch(index);
      expect(plan).not.toMatch(/Seq Scan on inquiry/);
    }
  });
});
