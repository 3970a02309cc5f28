import { Injectable } from '@nestjs/common';
import {
  recommendedCap,
  removedDays,
  type ListingCard,
  type RecommendationReason,
  type RecommendedListing,
  type RecommendedStats,
} from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { Recommended } from './ranking.ts';

interface Row {
  readonly why: RecommendationReason[];
  readonly nearPlace: string | null;
  readonly isNew: boolean;
  readonly card: string;
}
interface PastRow {
  readonly removed: number;
  readonly lastRunAt: Date | null;
}

const isRemoved = (listing: string) =>
  `exists (select 1 from recommendation_removal x where x.user_id = $1::uuid and x.listing_id = ${listing} and x.removed_at > now() - interval '${removedDays} days')`;
// A home that was sent away is left out here, whatever a run that was under way wrote.
const kept = `
  select r.why, r.near_place as "nearPlace", r.seen_at is null as "isNew", s.card from recommendation r join listing_search s on s.id = r.listing_id
  where r.user_id = $1::uuid and not ${isRemoved('r.listing_id')} order by r.position`;
const cards = 'select s.public_id as id, s.card from listing_search s where s.public_id = any($1)';
const past = `
  select (select count(*)::int from recommendation_removal x where x.user_id = $1::uuid and x.removed_at > now() - interval '${removedDays} days') as removed,
    (select run_at from recommendation_run where user_id = $1::uuid) as "lastRunAt"`;
// The row of the run is taken first: of two runs for one renter the second waits.
const began =
  'insert into recommendation_run (user_id, run_at) values ($1::uuid, now()) on conflict (user_id) do update set run_at = excluded.run_at';
const outdated =
  'delete from recommendation r using listing l where l.id = r.listing_id and r.user_id = $1::uuid and l.public_id <> all($2::text[])';
const write = `
  insert into recommendation (user_id, listing_id, position, why, near_place)
  select $1::uuid, l.id, h.position, h.why, h."nearPlace" from jsonb_to_recordset($2::jsonb) as h(id text, position smallint, why text[], "nearPlace" text) join listing l on l.public_id = h.id
  on conflict (user_id, listing_id) do update set position = excluded.position, why = excluded.why, near_place = excluded.near_place`;
const remove = `
  insert into recommendation_removal (user_id, listing_id, reason) select $1::uuid, id, $3 from listing where public_id = $2 and published_at is not null
  on conflict (user_id, listing_id) do update set removed_at = now(), reason = excluded.reason`;
const takeBack =
  'delete from recommendation_removal x using listing l where l.id = x.listing_id and x.user_id = $1::uuid and l.public_id = $2';

/** Statements that forget which homes were sent away half a year ago. */
export const forgetOldRemovals: readonly string[] = [
  `delete from recommendation_removal where removed_at < now() - interval '${removedDays} days'`,
];

/** The recommendations of renters, as a run left them. */
@Injectable()
export class Recommendations {
  readonly #pool: SqlPool;
  constructor(pool: SqlPool) {
    this.#pool = pool;
  }

  async of(userId: string): Promise<RecommendedListing[]> {
    const rows = await this.#pool.rows<Row>('recommended', kept, [userId]);
    return rows.map(({ why, nearPlace, isNew, card }) => ({
      ...(JSON.parse(card) as ListingCard),
      why,
      ...(nearPlace === null ? {} : { nearPlace }),
      isNew,
    }));
  }

  /** Homes that were found just now, with their cards. */
  async shown(found: readonly Recommended[]): Promise<RecommendedListing[]> {
    const rows = await this.#pool.rows<{ readonly id: string; readonly card: string }>('recommended_cards', cards, [
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

  async write(manager: EntityManager, userId: string, found: readonly Recommended[]): Promise<void> {
    const homes = found.slice(0, recommendedCap).map((home, at) => ({ ...home, position: at + 1 }));
    await manager.query(began, [userId]);
    await manager.query(outdated, [userId, homes.map(({ id }) => id)]);
    await manager.query(write, [userId, JSON.stringify(homes)]);
  }

  /** How many homes were sent away, and when the last run was. */
  async past(userId: string): Promise<Pick<RecommendedStats, 'removed' | 'lastRunAt'>> {
    const { removed = 0, lastRunAt } = (await this.#pool.row<PastRow>('recommended_past', past, [userId])) ?? {};
    return { removed, ...(lastRunAt ? { lastRunAt: lastRunAt.toISOString() } : {}) };
  }

  /** @returns false when there is no such home */
  async remove(userId: string, publicId: string, reason: string | undefined): Promise<boolean> {
    return (await this.#pool.touch('recommended_remove', remove, [userId, publicId, reason ?? null])) > 0;
  }
  async takeBack(userId: string, publicId: string): Promise<void> {
    await this.#pool.touch('recommended_take_back', takeBack, [userId, publicId]);
  }
}
