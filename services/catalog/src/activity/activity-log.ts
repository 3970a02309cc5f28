import { Injectable } from '@nestjs/common';
import { maxViewedListings, viewedRetentionDays, type ActivityEvent } from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import type { VisitorKeys } from './visitor-keys.ts';

/**
 * Visitor of a listing: `userId` is the signed-in account, `renterId` the account whose viewed list and recommendations
 * are updated (renters only).
 */
export interface Visitor {
  readonly keys: VisitorKeys;
  readonly userId: string | undefined;
  readonly renterId: string | undefined;
}

// Every CTE sees the rows as they were before the statement. The key of activity_seen holds a listing once per day and
// visitor key, in any number of tabs; the listing is counted if all keys of the visitor ($4) are new. The first key is
// that of the session. All statements write rows in the same order, so concurrent reports cannot deadlock.
const write = `
  with given as (
    select distinct s.id, g.kind, s.rent from unnest($1::text[], $2::text[]) as g(public_id, kind)
    join listing_search s on s.public_id = g.public_id join listing l on l.id = s.id
    where l.owner_user_id is distinct from $3::uuid),
  fresh as (
    insert into activity_seen (day, visitor, listing_id, kind)
    select (now() at time zone 'UTC')::date, key, id, kind from given, unnest($4::text[]) as key where kind <> 'seen'
    order by id, kind, key
    on conflict do nothing returning listing_id, kind, visitor),
  counted as (
    insert into listing_day as d (listing_id, day, views, impressions)
    select listing_id, (now() at time zone 'UTC')::date, count(*) filter (where kind = 'view'),
      count(*) filter (where kind = 'impression')
    from (select listing_id, kind from fresh group by listing_id, kind having count(*) = cardinality($4)) as first
    group by listing_id order by listing_id
    on conflict (listing_id, day) do update
    set views = d.views + excluded.views, impressions = d.impressions + excluded.impressions),
  viewed as (
    insert into viewed_listing as v (user_id, listing_id, viewed_at, times, rent_then)
    select $5::uuid, id, now(), 1, rent from given where kind = 'view' and $5::uuid is not null order by id
    on conflict (user_id, listing_id) do update set viewed_at = excluded.viewed_at, rent_then = excluded.rent_then,
      times = v.times + (select count(*) from fresh f
        where f.listing_id = excluded.listing_id and f.kind = 'view' and f.visitor = ($4::text[])[1]))
  update recommendation r set seen_at = now() from given g
  where g.kind = 'seen' and r.user_id = $5::uuid and r.listing_id = g.id and r.seen_at is null`;
const trim = `
  delete from viewed_listing v using (select listing_id from viewed_listing where user_id = $1::uuid
    order by viewed_at desc, listing_id offset ${maxViewedListings}) old
  where v.user_id = $1::uuid and v.listing_id = old.listing_id`;

/** Retention statements for activity: visitor hashes are deleted after two days, viewed listings after `viewedDays`. */
export const activitySweeps: readonly string[] = [
  `delete from activity_seen where day < (now() at time zone 'UTC')::date - 1`,
  `delete from viewed_listing where viewed_at < now() - interval '${viewedRetentionDays} days'`,
];

/**
 * Records views and impressions: increments the daily counters of listings and updates a renter's viewed list and
 * recommendations.
 */
@Injectable()
export class ActivityLog {
  constructor(private readonly pool: SqlPool) {}

  async write({ keys, userId, renterId }: Visitor, events: readonly ActivityEvent[]): Promise<void> {
    await this.pool.execute('activity_write', write, [
      events.map(({ listingId }) => listingId),
      events.map(({ kind }) => kind),
      userId ?? null,
      keys,
      renterId ?? null,
    ]);
    if (renterId !== undefined) await this.pool.execute('activity_trim', trim, [renterId]);
  }
}
