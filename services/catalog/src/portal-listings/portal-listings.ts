import { Injectable } from '@nestjs/common';
import { listingUrl, maxSearchResults, paginationOf } from '@porchlight/contracts';
import {
  deletedListingDays,
  portalListingFilters,
  type PortalListing,
  type PortalListingCounts,
  type PortalListingFilter,
  type PortalListingsPage,
  type PortalListingsQuery,
} from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { cardPhotoOf, coverSql, type StoredPhoto } from '../listings/listing-photo.ts';
import { looksFeaturedSql, looksLiveSql } from '../listings/stealth-holds.ts';
import { timeZoneOf } from '../listings/time-zone.ts';
import { listingTables } from '../listings/listing-record.ts';
import { shownExpiry } from '../own-listings/expiry/expiry-sql.ts';

const listingsPerPage = 25;

const states = `case when l.status = 'deleted' then 'deleted' when ${looksLiveSql} then 'live'
  when l.status = 'scheduled' then 'scheduled'
  when l.status in ('draft', 'pending_review', 'changes_requested', 'rejected') then 'draft' else 'off' end`;
// The lateral join reads one search document per listing, however many listings the market has.
// @mutation portal-owner
const ownSql = `
  select l.id, l.listed_at, ${looksLiveSql} as "isLive", ${looksFeaturedSql} as "isFeatured",
    ${states} as state
  from listing l left join lateral (select id, featured from listing_search where id = l.id limit 1) s on true
  where l.owner_user_id = $1::uuid and l.status <> 'merged'
    and (l.status <> 'deleted' or l.deleted_at > now() - interval '${deletedListingDays} days')
  order by l.listed_at desc, l.id desc limit ${maxSearchResults + 1}`;
const countOf = (state: PortalListingFilter) => `count(*) filter (where state = '${state}')::int as ${state}`;
export const countsSql = `
  select count(*) filter (where state <> 'deleted')::int as all, ${portalListingFilters.map(countOf).join(', ')}
  from (${ownSql}) own`;
export const pageSql = `
  select l.public_id as id, l.slug, l.title, l.lang, l.status, l.version,
    concat_ws(', ', l.street, l.unit_number) as address,
    c.name as city, c.slug as "citySlug", p.code as province, p.slug as "provinceSlug",
    l.rent_monthly as rent, l.currency, l.beds, own."isLive", own."isFeatured", l.refreshed_at as "updatedAt",
      ${shownExpiry('own."isLive"')} as "expiresAt",
    l.longitude, l.publish_at as "publishAt", ${coverSql} as photo
  from (
    select * from (${ownSql}) own where state = $2 or ($2::text is null and state <> 'deleted')
    order by listed_at desc, id desc limit ${listingsPerPage} offset $3) own
  join (${listingTables}) on l.id = own.id
  order by own.listed_at desc, own.id desc`;

type ListingRow = Omit<PortalListing, 'url' | 'photo' | 'updatedAt' | 'expiresAt' | 'publishAt' | 'timeZone'> & {
  readonly longitude: number;
  readonly slug: string;
  readonly citySlug: string;
  readonly provinceSlug: string;
  readonly photo: StoredPhoto | null;
  readonly updatedAt: Date;
  readonly expiresAt: Date | null;
  readonly publishAt: Date | null;
};

/** Reads the listings of a landlord. */
@Injectable()
export class PortalListings {
  constructor(private readonly pool: SqlPool) {}

  /** Returns a page of a landlord's listings, newest first. */
  async page(userId: string, { page = 1, state }: PortalListingsQuery): Promise<PortalListingsPage> {
    const [counts] = (await this.pool.rows('portal_listing_counts', countsSql, [userId])) as [PortalListingCounts];
    const pagination = paginationOf({
      page,
      perPage: listingsPerPage,
      total: counts[state ?? 'all'],
      more: counts.all > maxSearchResults,
    });
    const rows = await this.pool.rows<ListingRow>('portal_listings', pageSql, [
      userId,
      state,
      (pagination.currentPage - 1) * listingsPerPage,
    ]);
    return { listings: rows.map(toPortalListing), counts, pagination };
  }
}

const toPortalListing = ({
  slug,
  citySlug,
  provinceSlug,
  photo,
  updatedAt,
  expiresAt,
  publishAt,
  longitude,
  ...listing
}: ListingRow): PortalListing => ({
  ...listing,
  ...(listing.isLive ? { url: listingUrl({ province: provinceSlug, city: citySlug, slug, id: listing.id }) } : {}),
  ...(photo ? { photo: cardPhotoOf(photo) } : {}),
  updatedAt: updatedAt.toISOString(),
  ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}),
  timeZone: timeZoneOf({ provinceCode: listing.province, longitude }),
  ...(publishAt ? { publishAt: publishAt.toISOString() } : {}),
});
