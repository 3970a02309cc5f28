import { Injectable } from '@nestjs/common';
import { listingUrl } from '@porchlight/contracts';
import { notFound, Problem, SqlPool } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { isStealthHeldSql } from '../listings/stealth-holds.ts';
import { visibilityOf, type VisibilityFacts } from '../listings/visibility.ts';
import { messages } from './messages.ts';

/** Listing that an inquiry is about, and its owner. */
export interface InquiryListing {
  /** Internal id (`listing.id`). */
  readonly listingId: string;
  readonly publicId: string;
  readonly ownerUserId: string;
  /** Name of the listing's company. */
  readonly landlord: string;
  readonly title: string;
  readonly lang: 'en' | 'fr';
  readonly city: string;
  readonly url: string;
}
type InquiryListingRow = Omit<InquiryListing, 'url'> &
  VisibilityFacts & { readonly slug: string; readonly citySlug: string; readonly provinceSlug: string };

const listingSql = `
  select l.id::text as "listingId", l.public_id as "publicId", l.owner_user_id as "ownerUserId", co.name as landlord,
    l.title, l.lang, l.slug, c.name as city, c.slug as "citySlug", p.slug as "provinceSlug",
    s.id is not null as "isPublic", l.status, l.published_at as "publishedAt", l.closed_at as "closedAt",
    ${isStealthHeldSql('l')} as "isStealthHeld"
  from listing o join listing l on l.id = coalesce(o.merged_into_id, o.id) join city c on c.id = l.city_id
    join province p on p.id = c.province_id join company co on co.id = l.company_id
    left join listing_search s on s.id = l.id
  where o.public_id = $1`;

// @mutation inquiry-listing-lock
const lockSql = 'select merged_into_id is not null as "isMerged" from listing where id = $1 for key share';

/** Finds the listing of an inquiry. */
@Injectable()
export class InquiryListings {
  constructor(private readonly pool: SqlPool) {}

  /**
   * Returns the listing, following a merge. Throws 404 for a listing that was never public, 410 for one that is no
   * longer available.
   */
  async find(publicId: string): Promise<InquiryListing> {
    const listing = await this.#row(publicId);
    const visibility = listing ? visibilityOf(listing, Date.now()) : { kind: 'unknown' as const };
    if (!listing || visibility.kind === 'unknown') throw notFound(messages.listingNotFound, 'listing-not-found');
    if (visibility.kind !== 'public') throw new Problem(410, 'gone', messages.gone);
    return withUrl(listing);
  }

  /**
   * Locks a found listing until the end of the transaction, so that it is not merged meanwhile, and returns the one that
   * it was merged into. Throws as `find`.
   */
  async lock(manager: EntityManager, listing: InquiryListing): Promise<InquiryListing> {
    const [locked] = await manager.query<[{ isMerged: boolean }]>(lockSql, [listing.listingId]);
    return locked.isMerged ? this.lock(manager, await this.find(listing.publicId)) : listing;
  }

  /** Returns the listing whether or not it still takes inquiries. */
  async load(publicId: string): Promise<InquiryListing | undefined> {
    const listing = await this.#row(publicId);
    return listing && withUrl(listing);
  }

  #row(publicId: string): Promise<InquiryListingRow | undefined> {
    return this.pool.row<InquiryListingRow>('home_to_let', listingSql, [publicId]);
  }
}

const withUrl = (listing: InquiryListingRow): InquiryListing => ({
  ...listing,
  url: listingUrl({
    province: listing.provinceSlug,
    city: listing.citySlug,
    slug: listing.slug,
    id: listing.publicId,
  }),
});
