import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { access } from '../kernel/access.ts';
import { InLanguage } from '../kernel/fields.ts';
import { route } from '../kernel/route.ts';
import { ListingIdParams } from './favourites.ts';
import { CardsAnswer } from './map.ts';

/** `days` from 1 to 60; any other number goes to the nearer bound. */
export class DaysParams {
  @IsInt() days!: number;
}
export class RecentQuery extends InLanguage {
  /** How many homes: 24 unless said, at most 100. */
  @IsOptional() @IsInt() @Min(1) @Max(100) perPage?: number;
}

/** GET similar-listings/{id}: up to 8 homes like it (decisions 5.10), the most alike first; also for a home that is gone. */
export const getSimilarListings = route({
  service: 'catalog',
  method: 'GET',
  path: '/similar-listings/:id',
  access: access.anyone,
  params: ListingIdParams,
  query: InLanguage,
  answer: CardsAnswer,
  lane: 'search',
  caching: { shared: 60, etag: true },
  errors: ['listing-not-found'],
  summary: 'Homes like this one',
});
/** GET similar-offerings/{id}: up to 4 homes of the same landlord elsewhere in the metro area. */
export const getSimilarOfferings = route({
  service: 'catalog',
  method: 'GET',
  path: '/similar-offerings/:id',
  access: access.anyone,
  params: ListingIdParams,
  query: InLanguage,
  answer: CardsAnswer,
  lane: 'search',
  caching: { shared: 60, etag: true },
  errors: ['listing-not-found'],
  summary: 'More homes of the same landlord nearby',
});
/** GET listings-past-n-days/{days}: homes listed in the past days, newest first. */
export const getRecentListings = route({
  service: 'catalog',
  method: 'GET',
  path: '/listings-past-n-days/:days',
  access: access.anyone,
  params: DaysParams,
  query: RecentQuery,
  answer: CardsAnswer,
  lane: 'search',
  caching: { shared: 60, etag: true },
  summary: 'Homes listed in the past days',
});
