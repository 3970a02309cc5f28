import { Injectable } from '@nestjs/common';
import { listingUrl, maxSearchResults, paginationOf } from '@porchlight/contracts';
import type {
  PortalListing,
  PortalListingCounts,
  PortalListingsPage,
  PortalListingsQuery,
} from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { cardPhotoOf, coverSql, type StoredPhoto } from '../listings/listing-photo.ts';
import { listingTables } from '../listings/listing-record.ts';

const listingsPerPage = 25;

// The lateral join reads one search document per listing, however many listings the market has.
// @mutation portal-owner
const ownSql = `
  select l.id, l.listed_at, s.id is not null as "isLive", coalesce(s.featured, false) as "isFeatured"
  from listing l left join lateral (select id, featured from listing_search where id = l.id limit 1) s on true
  where l.owner_user_id = $1::uuid and l.status not in ('merged', 'deleted')
  order by l.listed_at desc, l.id desc limit ${maxSearchResults + 1}`;
export const countsSql = `
  select count(*)::int as all, count(*) filter (where "isLive")::int as live,
    count(*) filter (where not "isLive")::int as off from (${ownSql}) own`;
export const pageSql = `
  select l.public_id as id, l.slug, l.title, l.lang, l.status, concat_ws(', ', l.street, l.unit_number) as address,
    c.name as city, c.slug as "citySlug", p.code as province, p.slug as "provinceSlug",
    l.rent_monthly as rent, l.currency, l.beds, own."isLive", own."isFeatured", l.refreshed_at as "updatedAt",
    ${coverSql} as photo
  from (
    select * from (${ownSql}) own where $2::boolean is null or "isLive" = $2
    order by listed_at desc, id desc limit ${listingsPerPage} offset $3) own
  join (${listingTables}) on l.id = own.id
  order by own.listed_at desc, own.id desc`;

type ListingRow = Omit<PortalListing, 'url' | 'photo' | 'updatedAt'> & {
  readonly slug: string;
  readonly citySlug: string;
  readonly provinceSlug: string;
  readonly photo: StoredPhoto | null;
  readonly updatedAt: Date;
};

/** Reads the listings of a landlord. */
@Injectable()
export class PortalListings {
  constructor(private readonly pool: SqlPool) {}

  /** Returns a page of a landlord's listings, newest first. */
  async page(userId: string, { page = 1, state }: PortalListingsQuery): Promise<PortalListingsPage> {
    const counts = (await this.pool.row<PortalListingCounts>('portal_listing_counts', countsSql, [userId])) ?? {
      all: 0,
      live: 0,
      off: 0,
    };
    const pagination = paginationOf({
      page,
      perPage: listingsPerPage,
      total: counts[state ?? 'all'],
      more: counts.all > maxSearchResults,
    });
    const rows = await this.pool.rows<ListingRow>('portal_listings', pageSql, [
      userId,
      state && state === 'live',
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
  ...listing
}: ListingRow): PortalListing => ({
  ...listing,
  ...(listing.isLive ? { url: listingUrl({ province: provinceSlug, city: citySlug, slug, id: listing.id }) } : {}),
  ...(photo ? { photo: cardPhotoOf(photo) } : {}),
  updatedAt: updatedAt.toISOString(),
});
