import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, Min } from 'class-validator';
import { IsCount, IsListingId, type ListingId } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { Pagination } from '../../kernel/routes/pagination.ts';
import { route } from '../../kernel/routes/route.ts';
import { currencies, listingStates, type Currency, type ListingState } from '../../kernel/vocabularies.ts';
import { Photo } from './listing-card.ts';

/**
 * Filter of a landlord's listings: public; published but off; to be published later; otherwise never published, those
 * that wait for support included; or deleted in the last 30 days.
 */
export const portalListingFilters = ['live', 'off', 'scheduled', 'draft', 'deleted'] as const;
export type PortalListingFilter = (typeof portalListingFilters)[number];
export class PortalListingsQuery {
  @IsOptional() @IsInt() @Min(1) page?: number;
  @IsOptional() @IsIn(portalListingFilters) state?: PortalListingFilter;
}
/** A listing as its landlord sees it. */
export class PortalListing {
  @IsListingId() id!: ListingId;
  /** Path of the listing page without language prefix; absent while the listing is not public. */
  @IsOptional() @IsString() url?: string;
  /** Empty in a draft without one. */
  @IsString() title!: string;
  /** Language of the landlord's text. */
  @IsIn(['en', 'fr']) lang!: 'en' | 'fr';
  /** Only an active listing can be public. */
  @IsIn(listingStates) status!: ListingState;
  /** Street and unit, even if visitors do not see them. */
  @IsString() address!: string;
  @IsString() city!: string;
  /** Two-letter code. */
  @IsString() province!: string;
  /** Whole units of `currency` per month. */
  @IsInt() rent!: number;
  @IsIn(currencies) currency!: Currency;
  /** 0 is a studio. */
  @IsInt() beds!: number;
  /** The first photo; absent without photos. */
  @IsOptional() @Nested(() => Photo) photo?: Photo;
  /** Public: turned on and active. Follows a change in commerce within seconds. */
  @IsBoolean() isLive!: boolean;
  @IsBoolean() isFeatured!: boolean;
  /** Incremented by every change; sent back with the next one. */
  @IsInt() version!: number;
  @IsISO8601() updatedAt!: string;
  /** When a public listing expires unless it is confirmed; of an expired one, when it did. Absent in other states. */
  @IsOptional() @IsISO8601() expiresAt?: string;
  /** IANA time zone at the home. */
  @IsString() timeZone!: string;
  /** When a scheduled listing is published; absent in other states. */
  @IsOptional() @IsISO8601() publishAt?: string;
}
/** Numbers of a landlord's listings; those beyond 2,400 are not counted. */
export class PortalListingCounts {
  @IsCount() all!: number;
  @IsCount() live!: number;
  @IsCount() off!: number;
  @IsCount() scheduled!: number;
  @IsCount() draft!: number;
  /** Not among `all`. */
  @IsCount() deleted!: number;
}
export class PortalListingsPage {
  @ListOf(() => PortalListing) listings!: PortalListing[];
  @Nested(() => PortalListingCounts) counts!: PortalListingCounts;
  @Nested(() => Pagination) pagination!: Pagination;
}

export const listPortalListings = route({
  service: 'catalog',
  method: 'GET',
  path: '/elandlord/listings',
  access: access.role('landlord', 'viewPortalListings'),
  query: PortalListingsQuery,
  response: PortalListingsPage,
  summary: "List the caller's listings, newest first, 25 a page",
});
