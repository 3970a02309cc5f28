import { Injectable } from '@nestjs/common';
import {
  maxRecommended,
  recommendationRemovalDays,
  type ListingCard,
  type RecommendationReason,
  type RecommendedListing,
  type RecommendedStats,
} from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { RankedListing } from './ranking.ts';

interface Row {
  readonly why: RecommendationReason[];
  readonly nearPlace: string | null;
  readonly isNew: boolean;
  readonly card: string;
}
interface HistoryRow {
  readonly removed: number;
  readonly lastRunAt: Date | null;
}

const isRemoved = (listing: string) =>
  `exists (select 1 from recommendation_removal x where x.user_id = $1::uuid and x.listing_id = ${listing} and x.removed_at > now() - interval '${recommendationRemovalDays} days')`;
// Removed listings are filtered on reading, because a concurrent run may still have written them.
const storedSql = `
  select r.why, r.near_place as "nearPlace", r.seen_at is null as "isNew", s.card
  from recommendation r join listing_search s on s.id = r.listing_id
  where r.user_id = $1::uuid and not ${isRemoved('r.listing_id')} order by r.position`;
const cardsSql = 'select s.public_id as id, s.card from listing_search s where s.public_id = any($1)';
const historySql = `
  select (select count(*)::int from recommendation_removal x
    where x.user_id = $1::uuid and x.removed_at > now() - interval '${recommendationRemovalDays} days') as removed,
    (select run_at from recommendation_run where user_id = $1::uuid) as "lastRunAt"`;
// Upserts the row of the run first: of two concurrent runs for a renter the second waits.
const startRunSql = `
    insert into recommendation_run (user_id, run_at) values ($1::uuid, now()) on conflict (user_id) do update
    set run_at = excluded.run_at`;
const deleteOutdatedSql = `
    delete from recommendation r using listing l
    where l.id = r.listing_id and r.user_id = $1::uuid and l.public_id <> all($2::text[])`;
const writeSql = `
  insert into recommendation (user_id, listing_id, position, why, near_place)
  select $1::uuid, l.id, h.position, h.why, h."nearPlace"
  from jsonb_to_recordset($2::jsonb) as h(id text, position smallint, why text[], "nearPlace" text)
    join listing l on l.public_id = h.id
  on conflict (user_id, listing_id) do update
  set position = excluded.position, why = excluded.why, near_place = excluded.near_place`;
const removeSql = `
  insert into recommendation_removal (user_id, listing_id, reason) select $1::uuid, id, $3 from listing
  where public_id = $2 and published_at is not null
  on conflict (user_id, listing_id) do update set removed_at = now(), reason = excluded.reason`;
const restoreSql = `
    delete from recommendation_removal x using listing l
    where l.id = x.listing_id and x.user_id = $1::uuid and l.public_id = $2`;

/** Statements that delete expired removals. */
export const deleteExpiredRemovals: readonly string[] = [
  `delete from recommendation_removal where removed_at < now() - interval '${recommendationRemovalDays} days'`,
];

/** Stores the recommendations of renters as written by the last run. */
@Injectable()
export class Recommendations {
  constructor(private readonly pool: SqlPool) {}

  async of(userId: string): Promise<RecommendedListing[]> {
    const rows = await this.pool.rows<Row>('recommended', storedSql, [userId]);
    return rows.map(({ why, nearPlace, isNew, card }) => ({
      ...(JSON.parse(card) as ListingCard),
      why,
      ...(nearPlace === null ? {} : { nearPlace }),
      isNew,
    }));
  }

  /** Returns listings that were just ranked, with their cards. */
  async withCards(found: readonly RankedListing[]): Promise<RecommendedListing[]> {
    const rows = await this.pool.rows<{ readonly id: string; readonly card: string }>('recommended_cards', cardsSql, [
      found.map(({ id }) => id),
    ]);
    const byId = new Map(rows.map(({ id, card }) => [id, card]));
    return found.flatMap(({ id, why, nearPlace }) => {
      const card = byId.get(id);
      return card
        ? [
            {
              ...(JSON.parse(card) as ListingCard),
              why: [...why],
              ...(nearPlace === undefined ? {} : { nearPlace }),
              isNew: true,
            },
          ]
        : [];
    });
  }

  async write(manager: EntityManager, userId: string, found: readonly RankedListing[]): Promise<void> {
    const listings = found.slice(0, maxRecommended).map((listing, at) => ({ ...listing, position: at + 1 }));
    await manager.query(startRunSql, [userId]);
    await manager.query(deleteOutdatedSql, [userId, listings.map(({ id }) => id)]);
    await manager.query(writeSql, [userId, JSON.stringify(listings)]);
  }

  /** Returns the number of removed listings and the time of the last run. */
  async history(userId: string): Promise<Pick<RecommendedStats, 'removed' | 'lastRunAt'>> {
    const { removed = 0, lastRunAt } =
      (await this.pool.row<HistoryRow>('recommended_past', historySql, [userId])) ?? {};
    return { removed, ...(lastRunAt ? { lastRunAt: lastRunAt.toISOString() } : {}) };
  }

  /** Returns false when no listing with this id was ever published. */
  async remove(userId: string, publicId: string, reason: string | undefined): Promise<boolean> {
    return (await this.pool.execute('recommended_remove', removeSql, [userId, publicId, reason ?? null])) > 0;
  }
  async restore(userId: string, publicId: string): Promise<void> {
    await this.pool.execute('recommended_take_back', restoreSql, [userId, publicId]);
  }
}
