import {
  accessibilityFeatures,
  amenities,
  furnishingFilterValues,
  laundryKinds,
  leaseTerms,
  newcomerBenefits,
  parkingTypes,
  petFilterValues,
  rentalTypes,
  sorts,
  utilities,
} from '../../kernel/vocabularies.ts';
import { parseBounds } from './bounds.ts';

// Definition of the search filters for browsers. No class-validator here: it is larger than a whole screen and would be
// part of every first download.

export const bedFilterValues = [0, 1, 2, 3, 4] as const;
export const bathFilterValues = [1, 1.5, 2, 2.5, 3] as const;

/** Accepted values of one search key: several or one of a list, an amount up to a maximum, a text, or a day. */
export type FilterSpec =
  | { readonly kind: 'some'; readonly of: readonly (string | number)[] }
  | { readonly kind: 'one'; readonly of: readonly (string | number)[] }
  | { readonly kind: 'amount' | 'text' | 'day'; readonly max: number };

const severalOf = (of: readonly (string | number)[]): FilterSpec => ({ kind: 'some', of });
const amount = (max: number): FilterSpec => ({ kind: 'amount', max });
const text = (max: number): FilterSpec => ({ kind: 'text', max });

/** Keys of a search with their accepted values, in canonical order (for canonical addresses and cache keys). */
export const filterSpecs = {
  beds: severalOf(bedFilterValues),
  baths: severalOf(bathFilterValues),
  minrate: amount(1_000_000),
  maxrate: amount(1_000_000),
  amenities: severalOf(amenities),
  utilities: severalOf(utilities),
  rentaltypes: severalOf(rentalTypes),
  petpolicies: severalOf(petFilterValues),
  furnished: severalOf(furnishingFilterValues),
  keyword: text(200),
  bounds: text(120),
  minsqft: amount(100_000),
  maxsqft: amount(100_000),
  movein: { kind: 'day', max: 10 },
  lease: severalOf(leaseTerms),
  parking: severalOf(parkingTypes),
  laundry: severalOf(laundryKinds),
  accessibility: severalOf(accessibilityFeatures),
  newcomer: severalOf(newcomerBenefits),
  area: text(2000),
  sort: { kind: 'one', of: sorts },
} as const satisfies Readonly<Record<string, FilterSpec>>;
export type FilterKey = keyof typeof filterSpecs;
export const filterKeys = Object.keys(filterSpecs) as readonly FilterKey[];

interface NormalizableFilters {
  minrate?: number;
  maxrate?: number;
  minsqft?: number;
  maxsqft?: number;
  bounds?: string;
}
/** Normalizes filters in place: swaps a reversed range, removes invalid bounds. */
export function normalizeFilters(read: NormalizableFilters): void {
  if (read.minrate !== undefined && read.maxrate !== undefined && read.minrate > read.maxrate)
    [read.minrate, read.maxrate] = [read.maxrate, read.minrate];
  if (read.minsqft !== undefined && read.maxsqft !== undefined && read.minsqft > read.maxsqft)
    [read.minsqft, read.maxsqft] = [read.maxsqft, read.minsqft];
  if (read.bounds !== undefined && !parseBounds(read.bounds)) delete read.bounds;
}

/**
 * Returns the canonical query string of filters: known keys in order, lists sorted and comma-separated. Empty without
 * filters.
 */
export function canonicalQuery(filters: { readonly [K in FilterKey]?: unknown }, page = 1): string {
  const query = new URLSearchParams();
  for (const key of filterKeys) {
    const value = filters[key];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    query.set(
      key,
      Array.isArray(value)
        ? [...(value as (string | number)[])]
            .sort((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1))
            .join(',')
        : String(value as string | number),
    );
  }
  if (page > 1) query.set('p', String(page));
  return query.toString().replaceAll('%2C', ',');
}
