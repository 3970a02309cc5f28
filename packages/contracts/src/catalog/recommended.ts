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
import { access } from '../kernel/access.ts';
import { Done, IsCount, IsListingId, type ListingId } from '../kernel/fields.ts';
import { ListOf, Nested } from '../kernel/nested.ts';
import { Pagination } from '../kernel/pagination.ts';
import { route } from '../kernel/route.ts';
import { ListingIdParams, PageQuery } from './favourites.ts';
import { ListingCard } from './listing-card.ts';
import { MapMarkersAnswer } from './map.ts';

/** Most homes that are recommended at a time, and days for which one that was sent away stays away (decisions 5.10). */
export const recommendedCap = 50;
export const removedDays = 180;

/** Why a home is recommended; the client says it in words. */
export const recommendationReasons = ['near-places', 'like-picks', 'in-budget'] as const;
export type RecommendationReason = (typeof recommendationReasons)[number];

export class RecommendedListing extends ListingCard {
  @IsIn(recommendationReasons, { each: true }) why!: RecommendationReason[];
  /** The name of the renter's place that it is near to. */
  @IsOptional() @IsString() nearPlace?: string;
  /** Not yet seen on a screen. */
  @IsBoolean() isNew!: boolean;
}
export class RecommendedAnswer {
  @ListOf(() => RecommendedListing) listings!: RecommendedListing[];
  @Nested(() => Pagination) pagination!: Pagination;
}
/** What the client knows of somebody who has looked at nothing yet: the last search, and the budget of the profile. */
export class RecommendedQuery extends PageQuery {
  @IsOptional() @IsInt() @Min(1) @Max(2_147_483_647) cityId?: number;
  @IsOptional() @IsInt() @Min(1) @Max(2_147_483_647) metroAreaId?: number;
  @IsOptional() @IsInt() @Min(0) @Max(100_000) maxrate?: number;
}
export class NewRecommendedQuery extends RecommendedQuery {
  @IsOptional() @IsArray() @ArrayMaxSize(500) @IsListingId(true) alreadySeenIds?: ListingId[];
  @IsOptional() @IsArray() @ArrayMaxSize(500) @IsListingId(true) removedIds?: ListingId[];
}
export class NewRecommendedAnswer {
  @ListOf(() => RecommendedListing) listings!: RecommendedListing[];
}
export class RecommendedStats {
  @IsCount() total!: number;
  @IsCount() new!: number;
  @IsCount() seen!: number;
  /** Those sent away that are still kept away. */
  @IsCount() removed!: number;
  @IsOptional() @IsString() lastRunAt?: string;
}
export class RecommendationRemoval {
  /** 1 sends the home away, 0 takes that back; sending the same twice changes nothing. */
  @IsOptional() @IsIn([0, 1]) active?: 0 | 1;
  @IsOptional() @IsString() @MaxLength(300) reason?: string;
}

const mine = access.role('renter', 'viewRecommendedListings');

export const listNewRecommended = route({
  service: 'catalog',
  method: 'GET',
  path: '/new-recommended-listings',
  access: mine,
  query: NewRecommendedQuery,
  answer: NewRecommendedAnswer,
  summary: 'Recommended homes that the renter has not seen',
});
export const listRecommended = route({
  service: 'catalog',
  method: 'GET',
  path: '/recommended-listings',
  access: mine,
  query: RecommendedQuery,
  answer: RecommendedAnswer,
  summary: 'Homes recommended to the renter, the best first',
});
export const getRecommendedMarkers = route({
  service: 'catalog',
  method: 'GET',
  path: '/recommended-listings-map-markers',
  access: mine,
  query: RecommendedQuery,
  answer: MapMarkersAnswer,
  summary: 'Markers of the recommended homes',
});
export const getRecommendedStats = route({
  service: 'catalog',
  method: 'GET',
  path: '/recommended-listings-stats',
  access: mine,
  answer: RecommendedStats,
  summary: 'How many homes are recommended, new, seen and sent away',
});
export const removeRecommended = route({
  service: 'catalog',
  method: 'POST',
  path: '/recommended-listings/:id/removed',
  access: mine,
  params: ListingIdParams,
  body: RecommendationRemoval,
  answer: Done,
  lane: 'write',
  errors: ['listing-not-found'],
  summary: 'Send a recommended home away for half a year, or take that back',
});
