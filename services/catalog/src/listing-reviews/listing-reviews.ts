import { Injectable } from '@nestjs/common';
import { paginationOf } from '@porchlight/contracts';
import {
  reviewRisks,
  type ListingReview,
  type PendingListing,
  type PendingListings,
  type ReviewedListing,
} from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { cardPhotoOf, coverSql, type StoredPhoto } from '../listings/listing-photo.ts';
import { listingTables } from '../listings/listing-record.ts';
import { OwnListingReader } from '../own-listings/own-listing-reader.ts';
import { ListingFeeds } from './listing-feeds.ts';

const listingsPerPage = 25;
const maxCounted = 1_000;
const countSql = `
  select count(*)::int as count from (select from listing_review where decision is null limit ${maxCounted + 1}) r`;
// Without other conditions than those of its index, which has the rows in this order.
const pageSql = `
  select l.public_id as id, l.title, l.lang, concat_ws(', ', l.street, l.unit_number) as address, c.name as city,
    p.code as province, co.name as company, r.submitted_at as "submittedAt", r.risk,
    not exists (select from listing o where o.company_id = l.company_id and o.published_at is not null) as "isFirst",
    ${coverSql} as photo
  from (select * from listing_review where decision is null
    order by (risk >= ${reviewRisks.high}) desc, submitted_at, id limit ${listingsPerPage} offset $1) r
  join (${listingTables}) on l.id = r.listing_id join company co on co.id = l.company_id
  order by (r.risk >= ${reviewRisks.high}) desc, r.submitted_at, r.id`;
const companySql = `
  select l.id::text as "internalId", co.name as company, co.is_verified as "isCompanyVerified",
    (select count(*)::int from (select from listing o where o.company_id = l.company_id and o.published_at is not null
      limit ${maxCounted}) published) as "publishedListings"
  from listing l join company co on co.id = l.company_id where l.public_id = $1`;
const reviewsSql = `
  select submitted_at as "submittedAt", risk, reasons, decision, decided_at as "decidedAt", decided_by as "decidedBy",
    reason
  from listing_review where listing_id = $1 order by id desc limit 20`;

type PendingRow = Omit<PendingListing, 'submittedAt' | 'photo'> & {
  readonly submittedAt: Date;
  readonly photo: StoredPhoto | null;
};
type ReviewRow = { readonly [K in keyof ListingReview]: ListingReview[K] | null };
type CompanyRow = Omit<ReviewedListing, 'listing' | 'reviews' | 'feed'> & { readonly internalId: string };

/** Reads the listings that wait for support, and listings with their reviews. */
@Injectable()
export class ListingReviews {
  constructor(
    private readonly pool: SqlPool,
    private readonly reader: OwnListingReader,
    private readonly feeds: ListingFeeds,
  ) {}

  async pending(page = 1): Promise<PendingListings> {
    const { count = 0 } = (await this.pool.row<{ count: number }>('pending_listing_count', countSql)) ?? {};
    const pagination = paginationOf({
      page,
      perPage: listingsPerPage,
      total: Math.min(count, maxCounted),
      more: count > maxCounted,
    });
    const rows = await this.pool.rows<PendingRow>('pending_listings', pageSql, [
      (pagination.currentPage - 1) * listingsPerPage,
    ]);
    return { listings: rows.map(toPending), pagination };
  }

  /** Throws 404 for an unknown listing. */
  async get(id: string): Promise<ReviewedListing> {
    const listing = await this.reader.readAny(id);
    const [row] = (await this.pool.rows<CompanyRow>('reviewed_listing', companySql, [id])) as [CompanyRow];
    const { internalId, ...company } = row;
    const [reviews, feed] = await Promise.all([
      this.pool.rows<ReviewRow>('listing_reviews', reviewsSql, [internalId]),
      this.feeds.of(internalId),
    ]);
    return { listing, ...company, ...(feed ? { feed } : {}), reviews: reviews.map(toReview) };
  }
}

const toPending = ({ submittedAt, photo, ...row }: PendingRow): PendingListing => ({
  ...row,
  submittedAt: submittedAt.toISOString(),
  ...(photo ? { photo: cardPhotoOf(photo) } : {}),
});
const toReview = (row: ReviewRow): ListingReview =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as ListingReview;
