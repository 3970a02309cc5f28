import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ListingCards } from '../../listings/listing-cards.ts';
import type { ListingSpan } from '../../search/new-listings.ts';
import type { AlertEvent, FoundListing } from './found-listing.ts';
import { isPriceDrop } from './price-drop.ts';

interface ChangedRow {
  readonly id: string;
  readonly publicId: string;
  readonly buildingId: number | null;
  readonly before: number | null;
  readonly rent: number;
  readonly isClosed: boolean;
}

// Changes from before a listing was saved are ignored. For several rent changes, compares the first old rent with the
// current one.
const changedSql = `
  select l.id::text as id, l.public_id as "publicId", l.building_id as "buildingId",
    nullif(c.before, l.rent_monthly) as before, l.rent_monthly as rent,
    coalesce(l.closed_at > s.since and l.closed_at <= $3, false) as "isClosed"
  from favourite f join listing l on l.id = f.listing_id
    cross join lateral (select greatest($2::timestamptz, f.saved_at) as since) s
    left join lateral (select old_rent as before from price_change
      where listing_id = l.id and changed_at > s.since and changed_at <= $3 order by changed_at limit 1) c on true
  where f.user_id = $1::uuid and l.owner_user_id <> $1::uuid
    and (c.before is not null or (l.closed_at > s.since and l.closed_at <= $3)) order by f.saved_at desc, l.id`;

/** Finds changes of a renter's favourites; listings that are no longer shown to anyone are left out. */
@Injectable()
export class FavouriteFinder {
  constructor(private readonly listed: ListingCards) {}

  /**
   * Returns favourites whose rent changed or that became unavailable within a span, without the renter's own listings.
   */
  async changed(
    manager: EntityManager,
    userId: string | null,
    { since, until }: Pick<ListingSpan, 'since' | 'until'>,
  ): Promise<FoundListing[]> {
    const rows = await manager.query<ChangedRow[]>(changedSql, [userId, since, until]);
    const cards = await this.listed.byIds(rows.map(({ publicId }) => publicId));
    return rows.flatMap(({ id, publicId, buildingId, before, rent, isClosed }): FoundListing[] => {
      const card = cards.get(publicId);
      if (!card) return [];
      if (card.unavailable !== undefined)
        return isClosed ? [{ id, buildingId, card, event: card.unavailable === 'rented' ? 'rented' : 'gone' }] : [];
      return before === null ? [] : [{ id, buildingId, card, event: rentEvent(before, rent), before }];
    });
  }
}

// The same event as of a saved search, so that the listing is mailed once.
const rentEvent = (before: number, now: number): AlertEvent =>
  isPriceDrop(before, now) ? 'price-drop' : now < before ? 'rent-down' : 'rent-up';
