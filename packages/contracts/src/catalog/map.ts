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
import { access } from '../kernel/access.ts';
import { InLanguage, IsCount, IsListingId, type ListingId } from '../kernel/fields.ts';
import { ListOf } from '../kernel/nested.ts';
import { route } from '../kernel/route.ts';
import { currencies, type Currency } from '../kernel/vocabularies.ts';
import { favouritesCap } from './favourites.ts';
import { ListingCard } from './listing-card.ts';
import { ListingFilters } from './listing-filters.ts';

/** Most items that a map answers with, and most homes that one of them lists. */
export const markersCap = 120;
export const homesOfMarkerCap = 20;

/** `bounds` is the visible map (none: the whole market), `zoom` its web-mercator zoom; the filters are those of a search. */
export class MapMarkersQuery extends ListingFilters {
  @IsOptional() @IsInt() @Min(0) @Max(22) zoom?: number;
}
/** One home, homes that share an address, or a cluster of homes; never of two currencies. */
export class MapMarker {
  /** A home's public point, or the mean point of a cluster. */
  @IsNumber() latitude!: number;
  @IsNumber() longitude!: number;
  @IsInt() @Min(1) count!: number;
  /** Lowest rent, whole units of `currency` a month. */
  @IsInt() rentMin!: number;
  @IsIn(currencies) currency!: Currency;
  /** When `count` is 1. */
  @IsOptional() @IsListingId() id?: ListingId;
  /** When several homes share one address: at most 20 of them. */
  @IsOptional() @IsListingId(true) ids?: ListingId[];
  /** When `count` is 1. */
  @IsOptional() @IsInt() beds?: number;
  /** When `count` is 1; empty when the exact address is hidden. */
  @IsOptional() @IsString() address?: string;
  @IsOptional() @IsBoolean() featured?: boolean;
}
export class MapMarkersAnswer {
  @ListOf(() => MapMarker, markersCap) markers!: MapMarker[];
  /** All homes within the bounds that match, not the items returned. */
  @IsCount() count!: number;
  /** Zoomed out so far that only beds, type and rent were counted, the other filters not. */
  @IsOptional() @IsBoolean() approximate?: boolean;
}
export class MarkerInfoQuery extends InLanguage {
  @IsOptional() @IsArray() @ArrayMaxSize(homesOfMarkerCap) @IsListingId(true) ids?: ListingId[];
}
export class CardsAnswer {
  @ListOf(() => ListingCard) listings!: ListingCard[];
}
export class FavouriteMarkersQuery extends InLanguage {
  @IsOptional() @IsArray() @ArrayMaxSize(favouritesCap) @IsListingId(true) favourites?: ListingId[];
}

/** GET map-markers: what a map of these bounds shows. Source: catalog's search documents and their roll-up. */
export const getMapMarkers = route({
  service: 'catalog',
  method: 'GET',
  path: '/map-markers',
  access: access.anyone,
  query: MapMarkersQuery,
  answer: MapMarkersAnswer,
  lane: 'search',
  caching: { shared: 0, etag: true },
  summary: 'Homes of a map as at most 120 markers',
});
/** GET map-marker-info: the cards of the homes of a marker, in the order of the ids; those no longer public are left out. */
export const getMapMarkerInfo = route({
  service: 'catalog',
  method: 'GET',
  path: '/map-marker-info',
  access: access.anyone,
  query: MarkerInfoQuery,
  answer: CardsAnswer,
  lane: 'search',
  caching: { shared: 0, etag: true },
  summary: 'Cards of the homes behind a marker',
});
/** GET fav-map-markers: each kept home that is still public as a marker of its own; homes of one address share one. */
export const getFavouriteMarkers = route({
  service: 'catalog',
  method: 'GET',
  path: '/fav-map-markers',
  access: access.anyone,
  query: FavouriteMarkersQuery,
  answer: MapMarkersAnswer,
  lane: 'search',
  caching: { shared: 0, etag: true },
  summary: "Markers of a device's kept homes",
});
