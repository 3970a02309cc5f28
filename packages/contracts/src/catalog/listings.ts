import { IsBoolean, IsIn, IsInt, IsNumber, IsObject, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { access } from '../kernel/access.ts';
import { IsCount, IsSlug } from '../kernel/fields.ts';
import { ListOf, Nested } from '../kernel/nested.ts';
import { Pagination } from '../kernel/pagination.ts';
import { route } from '../kernel/route.ts';
import { ListingCard } from './listing-card.ts';
import { ListingFilters } from './listing-filters.ts';

/** How a page of results is asked for, beside its filters. */
export class ListingsQuery extends ListingFilters {
  @IsOptional() @IsInt() @Min(1) @Max(100_000) page?: number;
  @IsOptional() @IsInt() @Min(1) @Max(60) perPage?: number;
  /** Only the total and the facet counts. */
  @IsOptional() @IsBoolean() count?: boolean;
  @IsOptional() @IsString() @MaxLength(200) externalReferrer?: string;
  @IsOptional() @IsString() @MaxLength(200) source?: string;
}
export class ScopedListingsQuery extends ListingsQuery {
  @IsOptional() @IsInt() @Min(1) @Max(2_147_483_647) cityId?: number;
  @IsOptional() @IsInt() @Min(1) @Max(2_147_483_647) metroAreaId?: number;
  @IsOptional() @IsInt() @Min(1) @Max(32_767) provinceId?: number;
}
/** `a` is a province slug, `b` a city or metro slug (decisions 5.27). */
export class PlaceParams {
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
export const areaKinds = ['city', 'metro', 'province', 'market'] as const;
/** The place that a search stands in; `market` alone when a box too large was clipped without a scope. */
export class Area {
  @IsIn(areaKinds) kind!: (typeof areaKinds)[number];
  @IsOptional() @IsString() id?: string;
  @IsOptional() @IsString() name?: string;
  /** Two-letter code. */
  @IsOptional() @IsString() province?: string;
  /** Its name in the language of the call. */
  @IsOptional() @IsString() provinceName?: string;
  @IsOptional() @IsString() country?: string;
  @IsOptional() @IsString() url?: string;
  @IsOptional() @Nested(() => Box) bounds?: Box;
  @IsOptional() @Nested(() => Point) center?: Point;
  @IsOptional() @IsBoolean() clipped?: boolean;
}
/** What a search would give without one of its wishes. */
export class Relaxation {
  @IsString() remove!: string;
  @IsCount() count!: number;
}
/** A page of homes, or with `count=true` only `count` and `facets`. */
export class ListingsAnswer {
  @IsOptional() @ListOf(() => ListingCard) listings?: ListingCard[];
  @IsOptional() @Nested(() => Pagination) pagination?: Pagination;
  @IsOptional() @Nested(() => Area) area?: Area | null;
  @IsOptional() @ListOf(() => Relaxation) relax?: Relaxation[];
  /** With `keyword`: id of a home → a short plain piece of what its landlord wrote around the words that matched. */
  @IsOptional() @IsObject() matches?: Record<string, string>;
  @IsOptional() @IsCount() count?: number;
  /** Facet → value → homes. */
  @IsOptional() @IsObject() facets?: Record<string, Record<string, number>>;
}

/** GET listings: search the whole market, a city, a metro area or a province. Source: catalog's search documents. */
export const searchListings = route({
  service: 'catalog',
  method: 'GET',
  path: '/listings',
  access: access.anyone,
  query: ScopedListingsQuery,
  answer: ListingsAnswer,
  lane: 'search',
  caching: { shared: 0, etag: true },
  summary: 'Search homes by place and filters',
});
/** GET listings/{a}/{b}: the same by the slugs of an address; 404 with `suggestions` for a place that is unknown. */
export const searchListingsAt = route({
  service: 'catalog',
  method: 'GET',
  path: '/listings/:a/:b',
  access: access.anyone,
  params: PlaceParams,
  query: ListingsQuery,
  answer: ListingsAnswer,
  lane: 'search',
  caching: { shared: 0, etag: true },
  errors: ['place-not-found'],
  summary: 'Search homes by the slugs of a place',
});
