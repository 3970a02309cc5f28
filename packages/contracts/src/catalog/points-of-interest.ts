import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { Done, LanguageQuery, IsCount, IsListingId, type ListingId } from '../kernel/input/fields.ts';
import { ListOf, Nested } from '../kernel/input/nested.ts';
import { route } from '../kernel/routes/route.ts';
import { maxExcludedListings } from './catalog-limits.ts';
import { ListingCard } from './listings/listing-card.ts';

/** Icons of a point of interest; the first is the default. */
export const pointOfInterestIcons = [
  'one',
  'home',
  'work',
  'school',
  'childcare',
  'groceries',
  'transit',
  'gym',
  'worship',
  'hospital',
  'library',
  'park',
  'friends',
  'other',
] as const;
export type PointOfInterestIcon = (typeof pointOfInterestIcons)[number];

/** A new point of interest of the renter. */
export class NewPointOfInterest {
  @IsString() @Length(1, 50) name!: string;
  @IsString() @Length(1, 200) address!: string;
  @IsOptional() @IsString() @MaxLength(80) city?: string;
  @IsOptional() @IsIn(pointOfInterestIcons) icon?: PointOfInterestIcon;
  /** Coordinates that include Canada and the United States. */
  @IsNumber() @Min(18) @Max(84) latitude!: number;
  @IsNumber() @Min(-180) @Max(180) longitude!: number;
}
export class PointOfInterestChange {
  @IsUUID() id!: string;
  @IsOptional() @IsString() @Length(1, 50) name?: string;
  @IsOptional() @IsString() @Length(1, 200) address?: string;
  @IsOptional() @IsString() @MaxLength(80) city?: string;
  @IsOptional() @IsIn(pointOfInterestIcons) icon?: PointOfInterestIcon;
  @IsOptional() @IsNumber() @Min(18) @Max(84) latitude?: number;
  @IsOptional() @IsNumber() @Min(-180) @Max(180) longitude?: number;
}
export class PointOfInterest {
  @IsUUID() id!: string;
  @IsString() name!: string;
  @IsString() address!: string;
  @IsString() city!: string;
  @IsIn(pointOfInterestIcons) icon!: PointOfInterestIcon;
  @IsNumber() latitude!: number;
  @IsNumber() longitude!: number;
}
export class PointOfInterestResponse {
  @Nested(() => PointOfInterest) pointOfInterest!: PointOfInterest;
}
export class PointOfInterestParams {
  @IsUUID() id!: string;
}

/** Distance between a listing and a point of interest: straight line in metres, and estimated walking time. */
export class Distance {
  @IsUUID() pointOfInterestId!: string;
  @IsCount() metres!: number;
  @IsCount() walkMinutes!: number;
}
/** Reasons why a listing is on the renter's map. */
export const mapReasons = ['inquiry', 'favourite', 'recommended'] as const;
export class MappedListing extends ListingCard {
  @IsIn(mapReasons, { each: true }) reasons!: (typeof mapReasons)[number][];
  @ListOf(() => Distance) distances!: Distance[];
}
export class PointsOfInterestQuery extends LanguageQuery {
  /** Recommended listings that were removed on this device. */
  @IsOptional() @IsArray() @ArrayMaxSize(maxExcludedListings) @IsListingId(true) removedIds?: ListingId[];
}
export class PointsOfInterestResponse {
  @ListOf(() => PointOfInterest) pointsOfInterest!: PointOfInterest[];
  /** Public listings that the renter inquired about, saved or was recommended, in this order. */
  @ListOf(() => MappedListing) listings!: MappedListing[];
  @IsCount() inquiryCount!: number;
  @IsCount() favouriteCount!: number;
  @IsCount() recommendedCount!: number;
}

const pointsOfInterestAccess = access.role('renter', 'modifyPointsOfInterest');

export const listPointsOfInterest = route({
  service: 'catalog',
  method: 'GET',
  path: '/points-of-interest',
  access: pointsOfInterestAccess,
  query: PointsOfInterestQuery,
  response: PointsOfInterestResponse,
  summary: "List the renter's points of interest and the distances of the renter's listings",
});
export const addPointOfInterest = route({
  service: 'catalog',
  method: 'POST',
  path: '/point-of-interest',
  access: pointsOfInterestAccess,
  body: NewPointOfInterest,
  response: PointOfInterestResponse,
  status: 201,
  lane: 'write',
  errors: ['places-full'],
  summary: 'Add a point of interest',
});
export const changePointOfInterest = route({
  service: 'catalog',
  method: 'PATCH',
  path: '/point-of-interest',
  access: pointsOfInterestAccess,
  body: PointOfInterestChange,
  response: PointOfInterestResponse,
  lane: 'write',
  errors: ['place-not-found'],
  summary: 'Update a point of interest',
});
export const removePointOfInterest = route({
  service: 'catalog',
  method: 'DELETE',
  path: '/points-of-interest/:id',
  access: pointsOfInterestAccess,
  params: PointOfInterestParams,
  response: Done,
  lane: 'write',
  errors: ['place-not-found'],
  summary: 'Remove a point of interest',
});
