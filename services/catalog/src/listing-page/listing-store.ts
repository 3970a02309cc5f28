import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';
import { areaMedian } from '../listings/area-median.ts';
import { detailSelection, type ListingDetailRecord } from '../listings/listing-details.ts';
import { floorPlansSql, type FloorPlanRow } from '../listings/floor-plan-rows.ts';
import { listingColumns, listingTables, type ListingRecord } from '../listings/listing-record.ts';
import { isStealthHeldSql } from '../listings/stealth-holds.ts';
import type { VisibilityFacts } from '../listings/visibility.ts';

/** Listing with all fields of its page. */
export interface ListingRow extends ListingRecord, ListingDetailRecord, VisibilityFacts {
  readonly isFeatured: boolean;
  readonly areaMedian: number | null;
  readonly mergedInto: string | null;
  readonly companyPublicId: string;
  readonly companyName: string;
  readonly companyIsVerified: boolean;
  readonly companyLanguages: readonly string[];
  readonly companyLogoId: string | null;
  readonly replyHours: number | null;
  readonly floorPlans: readonly FloorPlanRow[];
  readonly priceChanges: readonly { readonly at: string; readonly old: number; readonly new: number }[];
}

const maxSharedLocation = 30;
const listingSql = (condition: string) => `
  select ${listingColumns}, ${detailSelection},
    s.id is not null as "isPublic", coalesce(s.featured, false) as "isFeatured", ${areaMedian} as "areaMedian",
    l.published_at as "publishedAt", l.closed_at as "closedAt",
    ${isStealthHeldSql('l')} as "isStealthHeld", m.public_id as "mergedInto",
    co.public_id as "companyPublicId", co.name as "companyName", co.is_verified as "companyIsVerified",
      co.languages as "companyLanguages", co.reply_hours as "replyHours", co.logo_id as "companyLogoId",
    ${floorPlansSql} as "floorPlans",
    coalesce((select json_agg(json_build_object('at', pc.changed_at, 'old', pc.old_rent, 'new', pc.new_rent)
      order by pc.changed_at)
      from price_change pc where pc.listing_id = l.id), '[]') as "priceChanges"
  from ${listingTables} join company co on co.id = l.company_id
  left join listing_search s on s.id = l.id left join listing m on m.id = l.merged_into_id
  where l.public_id = $1 ${condition}`;
const oneListing = listingSql('');
const inAnyState = listingSql(`and l.status not in ('merged', 'deleted')`);
// @mutation listing-preview
const ownInAnyState = `${inAnyState} and l.owner_user_id = $2::uuid`;
const sameBuilding = `
  select card from listing_search where building_id = $1 and id <> $2 order by beds, rent, id limit ${maxSharedLocation}`;
// Normalizes the spelling of an address: case, punctuation and spaces.
const normalizedAddressSql = (column: string) => `trim(regexp_replace(lower(${column}), '[^[:alnum:]]+', ' ', 'g'))`;
// Without a building id: same street and postal code, or within 25 m and of the same company; listings with a hidden
// address are excluded.
const sameLocation = `
  select d.card from listing_search d join listing o on o.id = d.id join listing h on h.id = $1
  where d.id <> h.id and not o.hides_exact_address and d.lat between h.latitude - 0.01 and h.latitude + 0.01
    and d.lon between h.longitude - 0.015 and h.longitude + 0.015
    and ((${normalizedAddressSql('o.street')} = ${normalizedAddressSql('h.street')}
      and replace(upper(o.postal_code), ' ', '') = replace(upper(h.postal_code), ' ', ''))
      or (o.company_id = h.company_id
      and sqrt(power((d.lat - h.latitude) * 111320,
        2) + power((d.lon - h.longitude) * 111320 * cos(radians(h.latitude)), 2)) <= 25))
  order by d.beds, d.rent, d.id limit ${maxSharedLocation}`;

interface CardRow {
  readonly card: string;
}

/** Reads one listing, and the public ones at its location. */
@Injectable()
export class ListingStore {
  constructor(private readonly pool: SqlPool) {}

  byPublicId(id: string): Promise<ListingRow | undefined> {
    return this.pool.row<ListingRow>('one_listing', oneListing, [id]);
  }

  /** Reads a listing of a landlord whether it is public or not. */
  ownByPublicId(id: string, ownerId: string): Promise<ListingRow | undefined> {
    return this.pool.row<ListingRow>('own_listing_preview', ownInAnyState, [id, ownerId]);
  }

  /** Reads a listing of any landlord whether it is public or not. */
  anyByPublicId(id: string): Promise<ListingRow | undefined> {
    return this.pool.row<ListingRow>('listing_preview', inAnyState, [id]);
  }

  /**
   * Returns cards of public listings at the same address; none for a listing with a hidden address, because they would
   * reveal it.
   */
  async sharedLocation(listing: ListingRecord): Promise<string[]> {
    if (listing.hidesExactAddress) return [];
    const rows =
      listing.buildingId === null
        ? await this.pool.rows<CardRow>('same_spot', sameLocation, [listing.id])
        : await this.pool.rows<CardRow>('same_building', sameBuilding, [listing.buildingId, listing.id]);
    return rows.map(({ card }) => card);
  }
}
