import { IsIn, IsInt, IsISO8601, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { InLanguage } from '../kernel/fields.ts';
import { accessibilityFeatures, amenities, furnishingWishes, laundryKinds, leaseTerms, newcomerBenefits, parkingTypes, petWishes, rentalTypes, sorts, utilities, type Sort } from '../kernel/vocabularies.ts';

export const bedWishes = [0, 1, 2, 3, 4] as const;
export const bathWishes = [1, 1.5, 2, 2.5, 3] as const;

/** The address keys of a search (decisions 5.7), as they stand in the address of a page and in the query of a call. */
export class ListingFilters extends InLanguage {
  /** 0-3 exact, 4 is 4 or more; any may hold. */
  @IsOptional() @IsIn(bedWishes, { each: true }) beds?: number[];
  /** 1-2.5 exact, 3 is 3 or more; any may hold. */
  @IsOptional() @IsIn(bathWishes, { each: true }) baths?: number[];
  /** Whole currency units a month. */
  @IsOptional() @IsInt() @Min(0) @Max(1_000_000) minrate?: number;
  @IsOptional() @IsInt() @Min(0) @Max(1_000_000) maxrate?: number;
  /** All must hold. */
  @IsOptional() @IsIn(amenities, { each: true }) amenities?: string[];
  /** All must be included in the rent. */
  @IsOptional() @IsIn(utilities, { each: true }) utilities?: string[];
  /** Any may hold. */
  @IsOptional() @IsIn(rentalTypes, { each: true }) rentaltypes?: string[];
  @IsOptional() @IsIn(petWishes, { each: true }) petpolicies?: string[];
  @IsOptional() @IsIn(furnishingWishes, { each: true }) furnished?: string[];
  @IsOptional() @IsString() @MaxLength(200) keyword?: string;
  /** `neLat,neLng,swLat,swLng` in degrees; read by `boundsOf`. */
  @IsOptional() @IsString() @MaxLength(120) bounds?: string;
  @IsOptional() @IsInt() @Min(0) @Max(100_000) minsqft?: number;
  @IsOptional() @IsInt() @Min(0) @Max(100_000) maxsqft?: number;
  /** YYYY-MM-DD: available on or before. */
  @IsOptional() @IsISO8601({ strict: true }) @MaxLength(10) movein?: string;
  @IsOptional() @IsIn(leaseTerms, { each: true }) lease?: string[];
  @IsOptional() @IsIn(parkingTypes, { each: true }) parking?: string[];
  @IsOptional() @IsIn(laundryKinds, { each: true }) laundry?: string[];
  /** All must hold. */
  @IsOptional() @IsIn(accessibilityFeatures, { each: true }) accessibility?: string[];
  /** All must hold. */
  @IsOptional() @IsIn(newcomerBenefits, { each: true }) newcomer?: string[];
  /** The lasso: an encoded polyline of precision 5, at most 100 points. */
  @IsOptional() @IsString() @MaxLength(2000) area?: string;
  @IsOptional() @IsIn(sorts) sort?: Sort;

  /** Mends what a person swapped: a range written backwards. */
  static mend(read: ListingFilters): void {
    if (read.minrate !== undefined && read.maxrate !== undefined && read.minrate > read.maxrate) [read.minrate, read.maxrate] = [read.maxrate, read.minrate];
    if (read.minsqft !== undefined && read.maxsqft !== undefined && read.minsqft > read.maxsqft) [read.minsqft, read.maxsqft] = [read.maxsqft, read.minsqft];
    if (read.bounds !== undefined && !boundsOf(read.bounds)) delete read.bounds;
  }
}

/** The keys of a search in their one order, for canonical addresses and cache keys. */
export const filterKeys = ['beds', 'baths', 'minrate', 'maxrate', 'amenities', 'utilities', 'rentaltypes', 'petpolicies', 'furnished', 'keyword', 'bounds',
  'minsqft', 'maxsqft', 'movein', 'lease', 'parking', 'laundry', 'accessibility', 'newcomer', 'area', 'sort'] as const satisfies readonly (keyof ListingFilters)[];

export interface Bounds { readonly north: number; readonly east: number; readonly south: number; readonly west: number }

/** Reads `neLat,neLng,swLat,swLng`: crossed latitudes are swapped, anything else that is off is no box. West above east crosses the date line. */
export function boundsOf(text: string): Bounds | undefined {
  const parts = text.split(',').map((part) => (/^-?\d{1,3}(\.\d+)?$/.test(part.trim()) ? Number(part) : NaN));
  if (parts.length !== 4 || parts.some(Number.isNaN)) return undefined;
  const [north, east, south, west] = parts as [number, number, number, number];
  if (Math.abs(north) > 90 || Math.abs(south) > 90 || Math.abs(east) > 180 || Math.abs(west) > 180) return undefined;
  return { north: Math.max(north, south), south: Math.min(north, south), east, west };
}

/** The canonical query text of filters: known keys in their order, lists sorted and joined by commas; empty when nothing is asked. */
export function canonicalQuery(filters: Partial<ListingFilters>, page = 1): string {
  const query = new URLSearchParams();
  for (const key of filterKeys) {
    const value = filters[key];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    query.set(key, Array.isArray(value) ? [...value].sort((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1)).join(',') : String(value));
  }
  if (page > 1) query.set('p', String(page));
  return query.toString().replaceAll('%2C', ',');
}
