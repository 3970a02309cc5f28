import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { access } from '../../kernel/routes/access.ts';
import { Done, IsCount, IsListingId, type ListingId } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { Pagination } from '../../kernel/routes/pagination.ts';
import { route } from '../../kernel/routes/route.ts';
import { maxExcludedListings } from '../catalog-limits.ts';
import { ListingIdParams, PageQuery } from '../favourites/favourites.ts';
import { ListingCard } from './listing-card.ts';
import { MapMarkersResponse } from '../search/map.ts';

/** Days until a removed recommendation may be recommended again (docs/rules/recommendations.md). */
export const recommendationRemovalDays = 180;

/** Reasons for a recommendation; the client translates them. */
export const recommendationReasons = ['near-places', 'like-picks', 'in-budget'] as const;
export type RecommendationReason = (typeof recommendationReasons)[number];

export class RecommendedListing extends ListingCard {
  @IsIn(recommendationReasons, { each: true }) why!: RecommendationReason[];
  /** Name of the nearby point of interest of the renter. */
  @IsOptional() @IsString() nearPlace?: string;
  /** Not yet seen by the renter. */
  @IsBoolean() isNew!: boolean;
}
export class RecommendedResponse {
  @ListOf(() => RecommendedListing) listings!: RecommendedListing[];
  @Nested(() => Pagination) pagination!: Pagination;
}
/** Client-side hints for a renter without activity: location of the last search, and budget of the profile. */
export class RecommendedQuery extends PageQuery {
  @IsOptional() @IsInt() @Min(1) @Max(2_147_483_647) cityId?: number;
  @IsOptional() @IsInt() @Min(1) @Max(2_147_483_647) metroAreaId?: number;
  @IsOptional() @IsInt() @Min(0) @Max(100_000) maxrate?: number;
}
export class NewRecommendedQuery extends RecommendedQuery {
  @IsOptional() @IsArray() @ArrayMaxSize(maxExcludedListings) @IsListingId(true) alreadySeenIds?: ListingId[];
  @IsOptional() @IsArray() @ArrayMaxSize(maxExcludedListings) @IsListingId(true) removedIds?: ListingId[];
}
export class NewRecommendedResponse {
  @ListOf(() => RecommendedListing) listings!: RecommendedListing[];
}
export class RecommendedStats {
  @IsCount() total!: number;
  @IsCount() new!: number;
  @IsCount() seen!: number;
  /** Removed listings that are not recommended yet again. */
  @IsCount() removed!: number;
  @IsOptional() @IsString() lastRunAt?: string;
}
export class RecommendationRemoval {
  /** 1 removes the recommendation, 0 restores it. Idempotent. */
  @IsOptional() @IsIn([0, 1]) active?: 0 | 1;
  @IsOptional() @IsString() @MaxLength(300) reason?: string;
}

const recommendedAccess = access.role('renter', 'viewRecommendedListings');

export const listNewRecommended = route({
  service: 'catalog',
  method: 'GET',
  path: '/new-recommended-listings',
  access: recommendedAccess,
  query: NewRecommendedQuery,
  response: NewRecommendedResponse,
  summary: 'List the recommended listings that the renter has not seen',
});
export const listRecommended = route({
  service: 'catalog',
  method: 'GET',
  path: '/recommended-listings',
  access: recommendedAccess,
  query: RecommendedQuery,
  response: RecommendedResponse,
  summary: 'List the recommended listings, best match first',
});
export const getRecommendedMarkers = route({
  service: 'catalog',
  method: 'GET',
  path: '/recommended-listings-map-markers',
  access: recommendedAccess,
  query: RecommendedQuery,
  response: MapMarkersResponse,
  summary: 'List the markers of the recommended listings',
});
export const getRecommendedStats = route({
  service: 'catalog',
  method: 'GET',
  path: '/recommended-listings-stats',
  access: recommendedAccess,
  response: RecommendedStats,
  summary: 'Count the recommended, new, seen and removed listings',
});
export const removeRecommended = route({
  service: 'catalog',
  method: 'POST',
  path: '/recommended-listings/:id/removed',
  access: recommendedAccess,
  params: ListingIdParams,
  body: RecommendationRemoval,
  response: Done,
  lane: 'write',
  errors: ['listing-not-found'],
  summary: 'Remove a recommendation for 180 days, or restore it',
});
