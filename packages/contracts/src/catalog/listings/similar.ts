import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { access } from '../../kernel/routes/access.ts';
import { LanguageQuery } from '../../kernel/input/fields.ts';
import { Nested } from '../../kernel/input/nested.ts';
import { Pagination } from '../../kernel/routes/pagination.ts';
import { route } from '../../kernel/routes/route.ts';
import { ListingIdParams } from '../favourites/favourites.ts';
import { CardsResponse } from '../search/map.ts';

/** `days` from 1 to 60; other numbers are clamped. */
export class DaysParams {
  @IsInt() days!: number;
}
export class RecentQuery extends LanguageQuery {
  @IsOptional() @IsInt() @Min(1) @Max(100_000) page?: number;
  /** Number of listings per page: 24 by default, at most 100. */
  @IsOptional() @IsInt() @Min(1) @Max(100) perPage?: number;
}

export class RecentListingsResponse extends CardsResponse {
  @Nested(() => Pagination) pagination!: Pagination;
}

/**
 * GET similar-listings/{id}: up to 8 similar listings (docs/rules/recommendations.md), most similar first; also for an
 * unavailable listing.
 */
export const getSimilarListings = route({
  service: 'catalog',
  method: 'GET',
  path: '/similar-listings/:id',
  access: access.anyone,
  params: ListingIdParams,
  query: LanguageQuery,
  response: CardsResponse,
  lane: 'search',
  caching: { shared: 60, etag: true },
  errors: ['listing-not-found'],
  summary: 'List similar listings',
});
/** GET similar-offerings/{id}: up to 4 other listings of the same landlord in the metro area. */
export const getSimilarOfferings = route({
  service: 'catalog',
  method: 'GET',
  path: '/similar-offerings/:id',
  access: access.anyone,
  params: ListingIdParams,
  query: LanguageQuery,
  response: CardsResponse,
  lane: 'search',
  caching: { shared: 60, etag: true },
  errors: ['listing-not-found'],
  summary: 'List other listings of the same landlord nearby',
});
/** GET listings-past-n-days/{days}: pages of the listings published in the last days, newest first, at most 2,400. */
export const getRecentListings = route({
  service: 'catalog',
  method: 'GET',
  path: '/listings-past-n-days/:days',
  access: access.anyone,
  params: DaysParams,
  query: RecentQuery,
  response: RecentListingsResponse,
  lane: 'search',
  caching: { shared: 60, etag: true },
  summary: 'List the listings published in the last days',
});
