import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  Min,
} from 'class-validator';
import { access } from '../../kernel/routes/access.ts';
import { LanguageQuery, IsCount, IsListingId, type ListingId } from '../../kernel/input/fields.ts';
import { ListOf } from '../../kernel/input/nested.ts';
import { route } from '../../kernel/routes/route.ts';
import { currencies, type Currency } from '../../kernel/vocabularies.ts';
import { maxFavourites, maxListingsPerMarker, maxMarkers } from '../catalog-limits.ts';
import { ListingCard } from '../listings/listing-card.ts';
import { ListingFilters } from './listing-filters.ts';
import { IsLocationId, IsProvinceId } from './location-ids.ts';

/**
 * Location, `bounds` and filters are those of a search: without `bounds` the markers are those of the location, without
 * a location those of the whole market. `zoom` is the web-mercator zoom level of the map.
 */
export class MapMarkersQuery extends ListingFilters {
  @IsLocationId() cityId?: number;
  @IsLocationId() metroAreaId?: number;
  @IsProvinceId() provinceId?: number;
  @IsOptional() @IsInt() @Min(0) @Max(22) zoom?: number;
}
/** A single listing, listings at one address, or a cluster of listings; never of two currencies. */
export class MapMarker {
  /** Public coordinates of the listing, or mean point of the cluster. */
  @IsNumber() latitude!: number;
  @IsNumber() longitude!: number;
  @IsInt() @Min(1) count!: number;
  /** Lowest rent, in whole units of `currency` per month. */
  @IsInt() rentMin!: number;
  @IsIn(currencies) currency!: Currency;
  /** Only if `count` is 1. */
  @IsOptional() @IsListingId() id?: ListingId;
  /** Only if several listings share one address: at most 20 of them. */
  @IsOptional() @IsListingId(true) ids?: ListingId[];
  /** Only if `count` is 1. */
  @IsOptional() @IsInt() beds?: number;
  /** Only if `count` is 1; empty if the exact address is hidden. */
  @IsOptional() @IsString() address?: string;
  @IsOptional() @IsBoolean() featured?: boolean;
}
export class MapMarkersResponse {
  @ListOf(() => MapMarker, maxMarkers) markers!: MapMarker[];
  /** Number of matching listings, not of the markers returned. */
  @IsCount() count!: number;
  /**
   * More than 50,000 listings are in view: only beds, type and rent (in steps of 200) are applied, and places at the
   * edge of the bounds may be counted. No number is shown.
   */
  @IsOptional() @IsBoolean() approximate?: boolean;
}
export class MarkerInfoQuery extends LanguageQuery {
  @IsOptional() @IsArray() @ArrayMaxSize(maxListingsPerMarker) @IsListingId(true) ids?: ListingId[];
}
export class CardsResponse {
  @ListOf(() => ListingCard) listings!: ListingCard[];
}
export class FavouriteMarkersQuery extends LanguageQuery {
  @IsOptional() @IsArray() @ArrayMaxSize(maxFavourites) @IsListingId(true) favourites?: ListingId[];
}

/** GET map-markers: markers of the visible map. Source: catalog's search documents and their roll-up. */
export const getMapMarkers = route({
  service: 'catalog',
  method: 'GET',
  path: '/map-markers',
  access: access.anyone,
  query: MapMarkersQuery,
  response: MapMarkersResponse,
  lane: 'search',
  caching: { shared: 0, etag: true },
  summary: `List the markers of a map, at most ${maxMarkers}`,
});
/**
 * GET map-marker-info: cards of a marker's listings in the order of the ids; listings that are no longer public are
 * omitted.
 */
export const getMapMarkerInfo = route({
  service: 'catalog',
  method: 'GET',
  path: '/map-marker-info',
  access: access.anyone,
  query: MarkerInfoQuery,
  response: CardsResponse,
  lane: 'search',
  caching: { shared: 0, etag: true },
  summary: 'List the cards of a marker’s listings',
});
/** GET fav-map-markers: each favourite that is still public as a marker; listings at one address share one. */
export const getFavouriteMarkers = route({
  service: 'catalog',
  method: 'GET',
  path: '/fav-map-markers',
  access: access.anyone,
  query: FavouriteMarkersQuery,
  response: MapMarkersResponse,
  lane: 'search',
  caching: { shared: 0, etag: true },
  summary: "List the markers of a device's favourites",
});
