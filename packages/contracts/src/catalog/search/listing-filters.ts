import { IsIn, IsInt, IsISO8601, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { applyAll } from '../../kernel/input/compose.ts';
import { LanguageQuery } from '../../kernel/input/fields.ts';
import type { Sort } from '../../kernel/vocabularies.ts';
import { filterSpecs, normalizeFilters, type FilterSpec, type FilterKey } from './filter-specs.ts';

/** Validation rules per kind of filter. The accepted values are in `filterSpecs`, which browsers import too. */
const rulesOf: { readonly [K in FilterSpec['kind']]: (spec: Extract<FilterSpec, { kind: K }>) => PropertyDecorator[] } =
  {
    some: ({ of }) => [IsIn(of, { each: true })],
    one: ({ of }) => [IsIn(of)],
    amount: ({ max }) => [Max(max), Min(0), IsInt()],
    text: ({ max }) => [MaxLength(max), IsString()],
    day: ({ max }) => [MaxLength(max), Matches(/^\d{4}-\d{2}-\d{2}$/), IsISO8601({ strict: true })],
  };
/** Declares a filter of a search, validated by its entry in `filterSpecs`. */
const Filter = (): PropertyDecorator => (target, key) => {
  const spec: FilterSpec = filterSpecs[key as FilterKey];
  applyAll(...(rulesOf[spec.kind] as (spec: FilterSpec) => PropertyDecorator[])(spec), IsOptional())(target, key);
};

/** Filters of a search (docs/rules/search.md), both in the address of a page and in the query of a request. */
export class ListingFilters extends LanguageQuery {
  /** 0-3 exact, 4 is 4 or more. Matches any of the values. */
  @Filter() beds?: number[];
  /** 1-2.5 exact, 3 is 3 or more. Matches any of the values. */
  @Filter() baths?: number[];
  /** Whole currency units per month. */
  @Filter() minrate?: number;
  @Filter() maxrate?: number;
  /** Matches all of the values. */
  @Filter() amenities?: string[];
  /** All must be included in the rent. */
  @Filter() utilities?: string[];
  /** Matches any of the values. */
  @Filter() rentaltypes?: string[];
  @Filter() petpolicies?: string[];
  @Filter() furnished?: string[];
  @Filter() keyword?: string;
  /** `neLat,neLng,swLat,swLng` in degrees; parsed by `parseBounds`. */
  @Filter() bounds?: string;
  @Filter() minsqft?: number;
  @Filter() maxsqft?: number;
  /** YYYY-MM-DD: available on or before. */
  @Filter() movein?: string;
  @Filter() lease?: string[];
  @Filter() parking?: string[];
  @Filter() laundry?: string[];
  /** Matches all of the values. */
  @Filter() accessibility?: string[];
  /** Matches all of the values. */
  @Filter() newcomer?: string[];
  /** Area drawn on the map: an encoded polyline of precision 5, at most 100 points. */
  @Filter() area?: string;
  @Filter() sort?: Sort;

  static normalize(read: ListingFilters): void {
    normalizeFilters(read);
  }
}
