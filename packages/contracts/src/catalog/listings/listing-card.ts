import { IsBoolean, IsIn, IsInt, IsNumber, IsOptional, IsString } from 'class-validator';
import { IsCount, IsListingId, type ListingId } from '../../kernel/input/fields.ts';
import { ListOf, type ClassFor } from '../../kernel/input/nested.ts';
import type { Class } from '../../kernel/routes/route.ts';
import { countries, currencies, furnishings, type Country, type Currency } from '../../kernel/vocabularies.ts';

/**
 * An image. `url` is the version of width 960 and ends in `-960.webp`; the browser replaces that number to get other
 * widths.
 */
export class Photo {
  @IsString() url!: string;
  /** Alternative text in the language of the request; in English on cards, which are the same in all languages. */
  @IsString() alt!: string;
  /** Alternative text in French; on cards only. */
  @IsOptional() @IsString() altFr?: string;
  @IsInt() width!: number;
  @IsInt() height!: number;
  /** Additional formats beside WebP. */
  @IsOptional() @IsString({ each: true }) formats?: string[];
}

/**
 * A listing in a list (docs/rules/search.md), identical in all languages. Rents are whole units of `currency` per
 * month.
 */
export class ListingCard {
  @IsListingId() id!: ListingId;
  /** Path of the listing page without language prefix. */
  @IsString() url!: string;
  @IsString() title!: string;
  @IsInt() rent!: number;
  @IsOptional() @IsInt() rentMax?: number;
  @IsIn(currencies) currency!: Currency;
  /** 0 is a studio. */
  @IsInt() beds!: number;
  /** Number of full baths plus 0.5 for each half bath. */
  @IsNumber() baths!: number;
  /** Square feet; null if unknown. */
  @IsOptional() @IsInt() sqft!: number | null;
  @IsString() rentalType!: string;
  /** Street and unit; empty if the exact address is hidden. */
  @IsString() address!: string;
  @IsString() city!: string;
  /** Two-letter code. */
  @IsString() province!: string;
  @IsOptional() @IsIn(countries) country?: Country;
  /** Public coordinates: snapped to about 250 m if the address is hidden. */
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
  /**
   * Median rent of nearby listings with the same number of bedrooms (city, else metro area, else province); absent if
   * there are too few.
   */
  @IsOptional() @IsInt() areaMedian?: number;
  /** Reason why the listing can no longer be rented; absent while it can. */
  @IsOptional() @IsString() unavailable?: string;
}

/**
 * A favourite that is no longer public: returns only that it is unavailable
 * (docs/rules/recommendations.md#rec-8-activity-excludes-bots-owners-and-repeats).
 */
export class UnavailableListing {
  @IsListingId() id!: ListingId;
  @IsString() unavailable!: string;
  @IsOptional() @IsString() title?: string;
  /** Language of the landlord's text. */
  @IsOptional() @IsString() descriptionLang?: string;
  @IsOptional() @IsString() city?: string;
}

/** Selects the class of a listing: a card has a rent, an unavailable listing has none. */
export const cardOrUnavailable =
  (card: () => Class): ClassFor =>
  (value) =>
    typeof value === 'object' && value !== null && 'unavailable' in value && !('rent' in value)
      ? UnavailableListing
      : card();
