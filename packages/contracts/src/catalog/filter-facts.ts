import {
  accessibilityFeatures,
  amenities,
  furnishingWishes,
  laundryKinds,
  leaseTerms,
  newcomerBenefits,
  parkingTypes,
  petWishes,
  rentalTypes,
  sorts,
  utilities,
} from '../kernel/vocabularies.ts';
import { boundsOf } from './bounds.ts';

// What browsers know of a search. No class-validator here: it weighs more than a whole screen, and every first visit would pay for it.

export const bedWishes = [0, 1, 2, 3, 4] as const;
export const bathWishes = [1, 1.5, 2, 2.5, 3] as const;

/** What one key of a search takes: words or numbers of a list (several or one), an amount up to a bound, or a text. */
export type FilterFact =
  | { readonly kind: 'some'; readonly of: readonly (string | number)[] }
  | { readonly kind: 'one'; readonly of: readonly (string | number)[] }
  | { readonly kind: 'amount' | 'text' | 'day'; readonly most: number };

const someOf = (of: readonly (string | number)[]): FilterFact => ({ kind: 'some', of });
const amount = (most: number): FilterFact => ({ kind: 'amount', most });
const text = (most: number): FilterFact => ({ kind: 'text', most });

/** The keys of a search in their one order, for canonical addresses and cache keys, with what each takes. */
export const filterFacts = {
  beds: someOf(bedWishes),
  baths: someOf(bathWishes),
  minrate: amount(1_000_000),
  maxrate: amount(1_000_000),
  amenities: someOf(amenities),
  utilities: someOf(utilities),
  rentaltypes: someOf(rentalTypes),
  petpolicies: someOf(petWishes),
  furnished: someOf(furnishingWishes),
  keyword: text(200),
  bounds: text(120),
  minsqft: amount(100_000),
  maxsqft: amount(100_000),
  movein: { kind: 'day', most: 10 },
  lease: someOf(leaseTerms),
  parking: someOf(parkingTypes),
  laundry: someOf(laundryKinds),
  accessibility: someOf(accessibilityFeatures),
  newcomer: someOf(newcomerBenefits),
  area: text(2000),
  sort: { kind: 'one', of: sorts },
} as const satisfies Readonly<Record<string, FilterFact>>;
export type FilterKey = keyof typeof filterFacts;
export const filterKeys = Object.keys(filterFacts) as readonly FilterKey[];

interface Mendable {
  minrate?: number;
  maxrate?: number;
  minsqft?: number;
  maxsqft?: number;
  bounds?: string;
}
/** Mends what a person swapped: a range written backwards. A box that is none is taken off. */
export function mendFilters(read: Mendable): void {
  if (read.minrate !== undefined && read.maxrate !== undefined && read.minrate > read.maxrate)
    [read.minrate, read.maxrate] = [read.maxrate, read.minrate];
  if (read.minsqft !== undefined && read.maxsqft !== undefined && read.minsqft > read.maxsqft)
    [read.minsqft, read.maxsqft] = [read.maxsqft, read.minsqft];
  if (read.bounds !== undefined && !boundsOf(read.bounds)) delete read.bounds;
}

/** The canonical query text of filters: known keys in their order, lists sorted and joined by commas; empty when nothing is asked. */
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
