import { randomUUID } from 'node:crypto';

/** Runs SQL in the database of one service. */
export type Sql = <T extends object>(text: string, values?: readonly unknown[]) => Promise<T[]>;
/** The databases of the services that take part in a merge. */
export interface MergeDatabases {
  readonly accounts: Sql;
  readonly catalog: Sql;
  readonly commerce: Sql;
}

// Both have the first listing, and a note of the merged account fills an empty one.
const renterSql = `
  with home as (select id, row_number() over (order by id) as n from listing)
  insert into favourite (user_id, listing_id, note)
  select case side when 1 then $1::uuid else $2::uuid end, id, case when side = 2 then 'quiet' end
  from home, generate_series(1, 2) side where n between side and side * 3 or n = 1`;
const searchSql = `
  insert into saved_search (id, user_id, slot, query, frequency, language, time_zone, confirmed_at, is_active,
    next_run_at, made_at, found_until, matched_at, last_opened_at)
  select gen_random_uuid(), $1, n, 'beds=' || (n + $2), 'daily', 'en-CA', 'America/Toronto', now(), true, now() + interval '1 day',
    now(), now(), now(), now()
  from generate_series(1, 6) n`;
const placeSql = `
  insert into point_of_interest (id, user_id, slot, name, address, city, icon, latitude, longitude, made_at)
  select gen_random_uuid(), $1, n, 'Place ' || n, '1 Main St', 'Calgary', 'work', 51, -114, now()
  from generate_series(1, $2::int) n`;
const viewedSql = `
  insert into viewed_listing (user_id, listing_id, viewed_at, times, rent_then)
  select $1, id, now(), 1, 1000 from listing order by id limit $2`;

/** Gives both accounts favourites, searches, places and viewed listings, of which some are the same. */
export async function giveRecords({ catalog }: MergeDatabases, survivorId: string, mergedId: string): Promise<void> {
  await catalog(renterSql, [survivorId, mergedId]);
  await catalog(searchSql, [survivorId, 0]);
  await catalog(searchSql, [mergedId, 4]);
  await catalog(placeSql, [survivorId, 7]);
  await catalog(placeSql, [mergedId, 5]);
  await catalog(viewedSql, [survivorId, 3]);
  await catalog(viewedSql, [mergedId, 5]);
  await catalog(
    `insert into inquiry (id, listing_id, writer, user_id, language, first_name)
     select $2::uuid, id, $3, $1::uuid, 'en-CA', 'Amara' from listing order by id limit 1`,
    [mergedId, randomUUID(), `${mergedId}@example.com`],
  );
}

/** Gives the company of the merged landlord two listings of the market, credits, promotional credits and a membership. */
export async function giveCompany(
  { catalog, commerce }: MergeDatabases,
  { personId, companyId, number }: { readonly personId: string; readonly companyId: string; readonly number: number },
): Promise<void> {
  const listings = await catalog<{ publicId: string }>(
    `update listing set owner_user_id = $1, company_id = landlord.company_id from landlord
     where person_id = $1 and listing.id in (select id from listing order by id desc offset $2 limit 2)
     returning public_id as "publicId"`,
    [personId, number * 2],
  );
  await commerce(
    `insert into entitlement (listing_id, account_id) select unnest($1::text[]), $2
    on conflict (listing_id) do update set account_id = excluded.account_id`,
    [listings.map(({ publicId }) => publicId), companyId],
  );
  await commerce(
    `insert into membership_period (company_id, plan_id, included_listings, grant_reason, valid)
     select $1, id, 3, 'Thanks', daterange(current_date - 3, current_date + 60) from membership_plan limit 1`,
    [companyId],
  );
}

const countsOf = (column: string, tables: readonly string[]) =>
  tables
    .map(
      (table) => `select '${table}' as name, count(*) filter (where ${column} = $1)::int as survivor,
        count(*) filter (where ${column} = $2)::int as merged from ${table}`,
    )
    .join(' union all ');
const userTables = ['favourite', 'saved_search', 'point_of_interest', 'viewed_listing', 'inquiry'];
const recordsSql = `${countsOf('user_id', userTables)} union all ${countsOf('owner_user_id', ['listing'])} order by name`;
const companySql = `
  select coalesce((select balance from ledger_account where owner_id = $1 and kind = 'wallet'), 0)::int as credits,
    coalesce((select promotional from ledger_account where owner_id = $1 and kind = 'wallet'), 0)::int as promotional,
    (select count(*)::int from entitlement where account_id = $1) as listings,
    (select (max(upper(valid)) - current_date)::int from membership_period where company_id = $1) as "memberFor",
    (select count(*)::int from ledger_entry join ledger_account on ledger_account.id = account_id where owner_id = $1)
      as entries`;

/** State of two accounts in all services, without ids and times: equal after equal merges. */
export async function stateOf(
  { accounts, catalog, commerce }: MergeDatabases,
  { survivorId, mergedId, companyIds }: { survivorId: string; mergedId: string; companyIds: readonly string[] },
): Promise<object> {
  const people = await accounts(
    `select id = $1 as "isSurvivor", state, state_before_merge as "stateBefore", merged_into_id = $1 as "isAlias",
       exists (select from credential where person_id = person.id) as "hasPassword",
       (select count(*)::int from session where person_id = person.id and revoked_at is null) as sessions,
       (select count(*)::int from mail where person_id = person.id and template = 'account-merged') as mails
     from person where id in ($1, $2) order by 1`,
    [survivorId, mergedId],
  );
  const companies: object[] = [];
  for (const companyId of companyIds) companies.push(...(await commerce(companySql, [companyId])));
  return {
    people,
    companies,
    records: await catalog(recordsSql, [survivorId, mergedId]),
    notes: await catalog(`select count(*)::int from favourite where user_id = $1 and note = 'quiet'`, [survivorId]),
    merges: await accounts(
      `select state, (select json_agg(json_build_array(name, step.state) order by position)
         from account_merge_step step where merge_id = account_merge.id) as steps
       from account_merge where survivor_id = $1`,
      [survivorId],
    ),
  };
}
