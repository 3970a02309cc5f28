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
import { access } from '../kernel/access.ts';
import { Done, InLanguage, IsCount, IsListingId, type ListingId } from '../kernel/fields.ts';
import { ListOf, Nested } from '../kernel/nested.ts';
import { route } from '../kernel/route.ts';
import { ListingCard } from './listing-card.ts';

/** Most places of one renter (decisions 5.6). */
export const pointsOfInterestCap = 10;
/** Most homes that the renter's map shows. */
export const homesOnMapCap = 120;
/** Pictures of a place; the first one unless said. */
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

/** A place that matters to the renter. */
export class NewPointOfInterest {
  @IsString() @Length(1, 50) name!: string;
  @IsString() @Length(1, 200) address!: string;
  @IsOptional() @IsString() @MaxLength(80) city?: string;
  @IsOptional() @IsIn(pointOfInterestIcons) icon?: PointOfInterestIcon;
  /** In Canada or the United States. */
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
export class PointOfInterestAnswer {
  @Nested(() => PointOfInterest) pointOfInterest!: PointOfInterest;
}
export class PointOfInterestParams {
  @IsUUID() id!: string;
}

/** How far a home is from a place: as the crow flies, and about how long on foot. */
export class Distance {
  @IsUUID() pointOfInterestId!: string;
  @IsCount() metres!: number;
  @IsCount() walkMinutes!: number;
}
/** Why a home is on the renter's map. */
export const mapReasons = ['inquiry', 'favourite', 'recommended'] as const;
export class MappedListing extends ListingCard {
  @IsIn(mapReasons, { each: true }) reasons!: (typeof mapReasons)[number][];
  @ListOf(() => Distance) distances!: Distance[];
}
export class PointsOfInterestQuery extends InLanguage {
  /** Recommended homes that were sent away on this device. */
  @IsOptional() @IsArray() @ArrayMaxSize(500) @IsListingId(true) removedIds?: ListingId[];
}
export class PointsOfInterestAnswer {
  @ListOf(() => PointOfInterest) pointsOfInterest!: PointOfInterest[];
  /** Public homes that the renter wrote to, keeps or was recommended, in this order. */
  @ListOf(() => MappedListing) listings!: MappedListing[];
  @IsCount() inquiryCount!: number;
  @IsCount() favouriteCount!: number;
  @IsCount() recommendedCount!: number;
}

const mine = access.role('renter', 'modifyPointsOfInterest');

export const listPointsOfInterest = route({
  service: 'catalog',
  method: 'GET',
  path: '/points-of-interest',
  access: mine,
  query: PointsOfInterestQuery,
  answer: PointsOfInterestAnswer,
  summary: "The renter's places, and how far the homes that they follow are from them",
});
export const addPointOfInterest = route({
  service: 'catalog',
  method: 'POST',
  path: '/point-of-interest',
  access: mine,
  body: NewPointOfInterest,
  answer: PointOfInterestAnswer,
  status: 201,
  lane: 'write',
  errors: ['places-full'],
  summary: 'Add a place',
});
export const changePointOfInterest = route({
  service: 'catalog',
  method: 'PATCH',
  path: '/point-of-interest',
  access: mine,
  body: PointOfInterestChange,
  answer: PointOfInterestAnswer,
  lane: 'write',
  errors: ['place-not-found'],
  summary: 'Change a place',
});
export const removePointOfInterest = route({
  service: 'catalog',
  method: 'DELETE',
  path: '/points-of-interest/:id',
  access: mine,
  params: PointOfInterestParams,
  answer: Done,
  lane: 'write',
  errors: ['place-not-found'],
  summary: 'Remove a place',
});
