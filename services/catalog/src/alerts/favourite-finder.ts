import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ListedHomes } from '../homes/listed-homes.ts';
import type { Among } from '../search/fresh-homes.ts';
import type { AlertEvent, FoundHome } from './found-home.ts';
import { isPriceDrop } from './price-drop.ts';

interface ChangedRow {
  readonly id: string;
  readonly publicId: string;
  readonly buildingId: number | null;
  readonly before: number | null;
  readonly rent: number;
  readonly isClosed: boolean;
}

// What happened before a home was kept is no news. Of several changes of a rent the first rent and today's count.
const changedSql = `
  select l.id::text as id, l.public_id as "publicId", l.building_id as "buildingId", nullif(c.before, l.rent_monthly) as before, l.rent_monthly as rent, coalesce(l.closed_at > s.since and l.closed_at <= $3, false) as "isClosed"
  from favourite f join listing l on l.id = f.listing_id cross join lateral (select greatest($2::timestamptz, f.saved_at) as since) s
    left join lateral (select old_rent as before from price_change where listing_id = l.id and changed_at > s.since and changed_at <= $3 order by changed_at limit 1) c on true
  where f.user_id = $1::uuid and l.owner_user_id <> $1::uuid and (c.before is not null or (l.closed_at > s.since and l.closed_at <= $3)) order by f.saved_at desc, l.id`;

/** Finds what happened to the homes that somebody keeps; nothing of homes that are gone without a word. */
@Injectable()
export class FavouriteFinder {
  constructor(private readonly listed: ListedHomes) {}

  /** Homes whose rent changed within a span, or that are off the market since; the reader's own are left out. */
  async changed(
    manager: EntityManager,
    userId: string | null,
    { since, until }: Pick<Among, 'since' | 'until'>,
  ): Promise<FoundHome[]> {
    const rows = await manager.query<ChangedRow[]>(changedSql, [userId, since, until]);
    const cards = await this.listed.named(rows.map(({ publicId }) => publicId));
    return rows.flatMap(({ id, publicId, buildingId, before, rent, isClosed }): FoundHome[] => {
      const card = cards.get(publicId);
      if (!card) return [];
      if (card.unavailable !== undefined)
        return isClosed ? [{ id, buildingId, card, event: card.unavailable === 'rented' ? 'rented' : 'gone' }] : [];
      return before === null ? [] : [{ id, buildingId, card, event: rentEvent(before, rent), before }];
    });
  }
}

// One that a saved search tells of too: whichever is first tells it.
const rentEvent = (before: number, now: number): AlertEvent =>
  isPriceDrop(before, now) ? 'price-drop' : now < before ? 'rent-down' : 'rent-up';
