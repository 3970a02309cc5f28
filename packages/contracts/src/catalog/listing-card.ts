import { IsBoolean, IsIn, IsInt, IsNumber, IsOptional, IsString } from 'class-validator';
import { IsCount, IsListingId, type ListingId } from '../kernel/fields.ts';
import { ListOf, type ClassFor } from '../kernel/nested.ts';
import type { Class } from '../kernel/route.ts';
import { countries, currencies, furnishings, type Country, type Currency } from '../kernel/vocabularies.ts';

/** One picture. `url` is width 960 and ends in `-960.webp`; the browser writes the other widths by that number. */
export class Photo {
  @IsString() url!: string;
  /** In the language of the call; on a card, which is the same in all languages, in English. */
  @IsString() alt!: string;
  /** The same in French, on cards. */
  @IsOptional() @IsString() altFr?: string;
  @IsInt() width!: number;
  @IsInt() height!: number;
  /** Further formats that exist beside WebP. */
  @IsOptional() @IsString({ each: true }) formats?: string[];
}

/** A home in every list (decisions 5.26): the same in all languages; rents are whole units of `currency` a month. */
export class ListingCard {
  @IsListingId() id!: ListingId;
  /** Address of its page without language prefix. */
  @IsString() url!: string;
  @IsString() title!: string;
  @IsInt() rent!: number;
  @IsOptional() @IsInt() rentMax?: number;
  @IsIn(currencies) currency!: Currency;
  /** 0 is a studio. */
  @IsInt() beds!: number;
  /** Full baths and half for each half bath. */
  @IsNumber() baths!: number;
  /** Square feet; null when nobody said. */
  @IsOptional() @IsInt() sqft!: number | null;
  @IsString() rentalType!: string;
  /** Street and unit, or the street's block when the exact address is hidden: then empty. */
  @IsString() address!: string;
  @IsString() city!: string;
  /** Two-letter code. */
  @IsString() province!: string;
  @IsOptional() @IsIn(countries) country?: Country;
  /** The public point: snapped to about 250 m when the address is hidden. */
  @IsNumber() latitude!: number;
  @IsNumber() longitude!: number;
  @ListOf(() => Photo) photos!: Photo[];
  @IsCount() photoCount!: number;
  @IsBoolean() featured!: boolean;
  @IsBoolean() verified!: boolean;
  @IsString({ each: true }) newcomer!: string[];
  @IsString({ each: true }) amenities!: string[];
  @IsString({ each: true }) petPolicies!: string[];
  @IsString({ each: true }) utilities!: string[];
  @IsIn(furnishings) furnished!: (typeof furnishings)[number];
  /** YYYY-MM-DD. */
  @IsString() availableDate!: string;
  /** UTC, ISO 8601. */
  @IsString() listedAt!: string;
  /** Median rent of homes with as many bedrooms nearby (city, else metro area, else province); absent when too few are known. */
  @IsOptional() @IsInt() areaMedian?: number;
  /** Why the home can no longer be rented; absent while it can. */
  @IsOptional() @IsString() unavailable?: string;
}

/** A kept home that is no longer public: nothing but that it is gone (decisions 5.25). */
export class UnavailableListing {
  @IsListingId() id!: ListingId;
  @IsString() unavailable!: string;
  @IsOptional() @IsString() title?: string;
  /** The language that the landlord wrote it in. */
  @IsOptional() @IsString() descriptionLang?: string;
  @IsOptional() @IsString() city?: string;
}

/** Reads a home as what it is: a card has a rent, what is left of a home that is gone has none. */
export const cardOrGone =
  (card: () => Class): ClassFor =>
  (value) =>
    typeof value === 'object' && value !== null && 'unavailable' in value && !('rent' in value)
      ? UnavailableListing
      : card();
