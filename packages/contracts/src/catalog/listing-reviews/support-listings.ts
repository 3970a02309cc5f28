import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, IsUUID, Length, Max, Min } from 'class-validator';
import { IsCount, IsListingId, type ListingId } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { Photo } from '../listings/listing-card.ts';
import { FoundListing } from './staff-listings.ts';
import {
  maxCountedListings,
  maxSupportSearch,
  supportListingFilters,
  supportListingsPerPage,
  supportSearchLength,
  type SupportListingFilter,
} from './support-listing-values.ts';

/** Landlord of a listing, masked. */
export class SupportLandlord {
  @IsUUID() id!: string;
  /** `Leila H.`; absent while accounts does not respond, and without an account. */
  @IsOptional() @IsString() name?: string;
}
/** A listing in the lists of support. */
export class SupportListing extends FoundListing {
  @IsUUID() companyId!: string;
  @Nested(() => SupportLandlord) landlord!: SupportLandlord;
  /** Whether visitors see it. */
  @IsBoolean() isLive!: boolean;
  @IsBoolean() isFeatured!: boolean;
  /** 0 to 100, when it was last submitted. */
  @IsOptional() @IsInt() @Min(0) @Max(100) risk?: number;
  @IsISO8601() listedAt!: string;
  /** When it was last edited, confirmed or turned on. */
  @IsISO8601() confirmedAt!: string;
  @IsOptional() @Nested(() => Photo) photo?: Photo;
}
export class SupportListingsQuery {
  @IsIn(supportListingFilters) filter!: SupportListingFilter;
  /** Last listing of the page before. Absent: the first page. */
  @IsOptional() @IsListingId() after?: ListingId;
}
export class SupportListings {
  /** Newest first; `stale` begins with what was confirmed longest ago. */
  @ListOf(() => SupportListing, supportListingsPerPage) listings!: SupportListing[];
  /** Whether listings follow. */
  @IsBoolean() isMore!: boolean;
  /** Listings of the list; one more than `maxCountedListings` stands for all higher numbers. */
  @IsCount(maxCountedListings + 1) total!: number;
}
export class SupportListingSearchQuery {
  /** Id; beginning of title or address; email or phone of the contact; email, phone or name of the landlord. */
  @IsString() @Length(supportSearchLength.min, supportSearchLength.max) search!: string;
}
export class SupportListingSearchResult {
  @ListOf(() => SupportListing, maxSupportSearch) listings!: SupportListing[];
  /** Whether more listings match than are returned. */
  @IsBoolean() isMore!: boolean;
  /** Whether landlords were searched: not while accounts does not respond. */
  @IsBoolean() hasLandlords!: boolean;
}

const reads = { service: 'catalog', method: 'GET', access: access.permission('showListings') } as const;

export const listSupportListings = route({
  ...reads,
  path: '/support/listings',
  query: SupportListingsQuery,
  response: SupportListings,
  summary: `List the listings of a filter for support, ${supportListingsPerPage} a page`,
});
export const searchSupportListings = route({
  ...reads,
  path: '/support/listings-of-search',
  query: SupportListingSearchQuery,
  response: SupportListingSearchResult,
  summary: 'Find listings by id, title, address, contact or landlord, for support',
});
