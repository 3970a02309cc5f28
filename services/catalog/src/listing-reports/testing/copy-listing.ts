import type { TestApp } from '@porchlight/service-kit/testing';

const columnsSql = `
  select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
  where table_schema = current_schema() and table_name = 'listing' and is_generated = 'NEVER' and is_identity = 'NO'
    and column_name not in ('public_id', 'owner_user_id', 'draft_key')`;

/** Inserts copies of a listing, each of another landlord, for tests of queries in a large market. */
export async function copyListing(app: TestApp, listing: string, count: number): Promise<void> {
  const [{ columns }] = (await app.sql<{ columns: string }>(columnsSql)) as [{ columns: string }];
  await app.sql(
    `insert into listing (public_id, owner_user_id, ${columns})
     select 'z' || lpad(n::text, 9, '0'), gen_random_uuid(), ${columns} from listing, generate_series(1, $2) n
     where public_id = $1`,
    [listing, count],
  );
}
