import { IsBoolean, IsIn, IsInt, IsNumber, IsObject, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { access } from '../../kernel/routes/access.ts';
import { IsCount, IsSlug } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { Pagination } from '../../kernel/routes/pagination.ts';
import { route } from '../../kernel/routes/route.ts';
import { maxListingsPerPage } from '../catalog-limits.ts';
import { ListingCard } from './listing-card.ts';
import { ListingFilters } from '../search/listing-filters.ts';
import { IsLocationId, IsProvinceId } from '../search/location-ids.ts';

/** Query of a page of results: filters, paging and options. */
export class ListingsQuery extends ListingFilters {
  @IsOptional() @IsInt() @Min(1) @Max(100_000) page?: number;
  @IsOptional() @IsInt() @Min(1) @Max(maxListingsPerPage) perPage?: number;
  /** Returns only the total and the facet counts. */
  @IsOptional() @IsBoolean() count?: boolean;
  @IsOptional() @IsString() @MaxLength(200) externalReferrer?: string;
  @IsOptional() @IsString() @MaxLength(200) source?: string;
}
export class ScopedListingsQuery extends ListingsQuery {
  @IsLocationId() cityId?: number;
  @IsLocationId() metroAreaId?: number;
  @IsProvinceId() provinceId?: number;
}
/** `a` is a province slug, `b` a city or metro slug. */
export class LocationSlugParams {
  @IsSlug() a!: string;
  @IsSlug() b!: string;
}

export class Box {
  @IsNumber() north!: number;
  @IsNumber() east!: number;
  @IsNumber() south!: number;
  @IsNumber() west!: number;
}
export class Point {
  @IsNumber() latitude!: number;
  @IsNumber() longitude!: number;
}
export const locationKinds = ['city', 'metro', 'province', 'market'] as const;
/** Location of a search; `market` if oversized bounds were clipped and no location was given. */
export class SearchLocation {
  @IsIn(locationKinds) kind!: (typeof locationKinds)[number];
  @IsOptional() @IsString() id?: string;
  @IsOptional() @IsString() name?: string;
  /** Two-letter code. */
  @IsOptional() @IsString() province?: string;
  /** Name of the province in the language of the request. */
  @IsOptional() @IsString() provinceName?: string;
  @IsOptional() @IsString() country?: string;
  @IsOptional() @IsString() url?: string;
  @IsOptional() @Nested(() => Box) bounds?: Box;
  @IsOptional() @Nested(() => Point) center?: Point;
  @IsOptional() @IsBoolean() clipped?: boolean;
}
/** Number of results without one of the filters. */
export class Relaxation {
  @IsString() remove!: string;
  @IsCount() count!: number;
}
/** A page of listings; with `count=true` only `count` and `facets`. */
export class ListingsResponse {
  @IsOptional() @ListOf(() => ListingCard) listings?: ListingCard[];
  @IsOptional() @Nested(() => Pagination) pagination?: Pagination;
  @IsOptional() @Nested(() => SearchLocation) area?: SearchLocation | null;
  @IsOptional() @ListOf(() => Relaxation) relax?: Relaxation[];
  /** With `keyword`: listing id → plain-text excerpt of the description around the matching words. */
  @IsOptional() @IsObject() matches?: Record<string, string>;
  @IsOptional() @IsCount() count?: number;
  /** Only beside `count`: it is a lower bound. */
  @IsOptional() @IsBoolean() more?: boolean;
  /** Facet → value → number of listings. */
  @IsOptional() @IsObject() facets?: Record<string, Record<string, number>>;
}

/** GET listings: searches the whole market, a city, a metro area or a province. Source: catalog's search documents. */
export const searchListings = route({
  service: 'catalog',
  method: 'GET',
  path: '/listings',
  access: access.anyone,
  query: ScopedListingsQuery,
  response: ListingsResponse,
  lane: 'search',
  caching: { shared: 0, etag: true },
  summary: 'Search listings by location and filters',
});
/** GET listings/{a}/{b}: the same search by the slugs of a location; 404 with `suggestions` for an unknown location. */
export const searchListingsAt = route({
  service: 'catalog',
  method: 'GET',
  path: '/listings/:a/:b',
  access: access.anyone,
  params: LocationSlugParams,
  query: ListingsQuery,
  response: ListingsResponse,
  lane: 'search',
  caching: { shared: 0, etag: true },
  errors: ['place-not-found'],
  summary: 'Search listings by the slugs of a location',
});
