import { IsBoolean, IsIn, IsInt, IsNumber, IsOptional, IsString } from 'class-validator';
import { access } from '../../kernel/routes/access.ts';
import { LanguageQuery } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { route } from '../../kernel/routes/route.ts';
import { ListingIdParams } from '../favourites/favourites.ts';
import { maxFloorPlans } from '../own-listings/photo-values.ts';
import { FloorPlan } from './floor-plan.ts';
import { cardOrUnavailable, ListingCard, Photo, UnavailableListing } from './listing-card.ts';
import { ListingDetails } from './listing-details.ts';

export class ListingQuery extends LanguageQuery {
  @IsOptional() @IsBoolean() includeSharedLocationListings?: boolean;
}
/** A fee besides the rent; `amount` in whole units of the listing's currency. */
export class Fee {
  @IsString() type!: string;
  @IsString() name!: string;
  @IsInt() amount!: number;
  @IsIn(['atApplication', 'moveIn', 'monthly', 'moveOut']) timing!: string;
  @IsIn(['mandatory', 'optional', 'situational']) requirement!: string;
  @IsBoolean() refundable!: boolean;
}
/** Public details of the landlord. */
export class ListingCompany {
  @IsString() id!: string;
  @IsString() name!: string;
  @IsBoolean() verified!: boolean;
  /** Median hours until the first reply; absent with fewer than five replies. */
  @IsOptional() @IsNumber() replyHours?: number;
  @IsString({ each: true }) languages!: string[];
  /** Address of the logo. */
  @IsOptional() @IsString() logo?: string;
}
export class PriceChange {
  @IsString() at!: string;
  @IsInt() old!: number;
  @IsInt() new!: number;
}
/**
 * All public fields of a listing (docs/rules/listings.md#list-3-listing-fields-have-fixed-bounds); never a hidden
 * street or a contact's address.
 */
export class Listing extends ListingDetails {
  @IsString() slug!: string;
  /** Slugs of province and city, for breadcrumbs and addresses. */
  @IsString() provinceSlug!: string;
  @IsString() citySlug!: string;
  @IsString() provinceName!: string;
  @IsString() description!: string;
  /** Language of the landlord's text: `en` or `fr`. */
  @IsString() descriptionLang!: string;
  @IsString() listingKind!: string;
  @IsBoolean() hideExactAddress!: boolean;
  @IsOptional() @IsString() postalCode?: string;
  @IsInt() bathsFull!: number;
  @IsInt() bathsHalf!: number;
  @IsOptional() @IsInt() deposit?: number;
  @IsOptional() @IsString() depositNote?: string;
  @ListOf(() => Fee, 12) fees!: Fee[];
  /** Rent plus mandatory monthly fees. */
  @IsInt() totalMonthlyCost!: number;
  @IsString() leaseTerm!: string;
  @IsOptional() @IsInt() leaseMinMonths?: number;
  @IsOptional() @IsInt() leaseMaxMonths?: number;
  @IsString() parkingType!: string;
  @IsString() laundry!: string;
  @IsString({ each: true }) accessibility!: string[];
  @IsString({ each: true }) languagesSpoken!: string[];
  @IsString({ each: true }) documentsAccepted!: string[];
  @IsOptional() @IsInt() yearBuilt?: number;
  @IsString() refreshedAt!: string;
  @Nested(() => ListingCompany) company!: ListingCompany;
  @ListOf(() => PriceChange) priceHistory!: PriceChange[];
  /** Absent without any. */
  @IsOptional() @ListOf(() => FloorPlan, maxFloorPlans) floorPlans?: FloorPlan[];
}
/**
 * `listing` is the full listing, or `{id, title, city, unavailable}` for 30 days after it became unavailable, with
 * `similar` listings.
 */
export class ListingResponse {
  @Nested(cardOrUnavailable(() => Listing)) listing!: Listing | UnavailableListing;
  @IsOptional() @ListOf(() => ListingCard) sharedLocationListings?: ListingCard[];
  @IsOptional() @ListOf(() => ListingCard) similar?: ListingCard[];
}
export class PhotosResponse {
  @ListOf(() => Photo) photos!: Photo[];
}

/**
 * 404 if unknown; 410 `gone` if unavailable for over 30 days, suspended or removed. A merged listing returns the
 * listing it was merged into.
 */
export const getListing = route({
  service: 'catalog',
  method: 'GET',
  path: '/listing/:id',
  access: access.anyone,
  params: ListingIdParams,
  query: ListingQuery,
  response: ListingResponse,
  caching: { shared: 60, etag: true },
  errors: ['listing-not-found', 'gone'],
  summary: 'Get a listing',
});
export const getListingPhotos = route({
  service: 'catalog',
  method: 'GET',
  path: '/listing/:id/photos',
  access: access.anyone,
  params: ListingIdParams,
  query: LanguageQuery,
  response: PhotosResponse,
  caching: { shared: 60, etag: true },
  errors: ['listing-not-found', 'gone'],
  summary: 'List the photos of a listing',
});
