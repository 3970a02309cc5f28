import type { EntityManager } from 'typeorm';

const businessTimeZone = 'America/Toronto';
/** Days that staff see, and that are recorded. */
export const recordedDays = 30;
/** SQL of the business day of now; the database knows the changes of the clock. */
export const businessDateSql = `(now() at time zone '${businessTimeZone}')::date`;
/** Returns SQL of the instant at which a business day begins. */
export const beginOf = (date: string) => `(${date})::timestamp at time zone '${businessTimeZone}'`;

// Views are counted by UTC day (`listing_day`). How many listings were published is known only of now, and not before
// the search documents are there, which a first start makes.
const recordSql = `
  insert into market_day (business_date, published, inquiries, views)
  select $1::date,
    case when $1::date = ${businessDateSql} then (select nullif(count(*), 0) from listing_search) end,
    (select count(*) from inquiry where sent_at >= ${beginOf('$1::date')} and sent_at < ${beginOf('$1::date + 1')}),
    (select coalesce(sum(views), 0) from listing_day where day = $1::date)
  on conflict (business_date) do update set published = coalesce(excluded.published, market_day.published),
    inquiries = excluded.inquiries, views = excluded.views, updated_at = now()`;

const countedSql = `select from market_day where business_date = ${businessDateSql} and published is not null`;

/** Records the totals of a business day (`2026-11-23`); again with the same effect. */
export async function recordDay(manager: EntityManager, date: string): Promise<void> {
  await manager.query(recordSql, [date]);
}

/** Returns whether the published listings of today are recorded. */
export async function isTodayCounted(manager: EntityManager): Promise<boolean> {
  const rows = await manager.query<object[]>(countedSql);
  return rows.length > 0;
}
