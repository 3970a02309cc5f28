import {
  accessibilityFeatures,
  amenities,
  furnishings,
  laundryKinds,
  leaseTerms,
  newcomerBenefits,
  parkingTypes,
  petFilterValues,
  rentalTypes,
  utilities,
} from '@porchlight/contracts';
import { bathFilterValues, bedFilterValues } from '@porchlight/contracts/catalog';
import { amenityMask, extraMask, petMask, utilityMask, type SharedFacet } from '../../search-document/search-bits.ts';

/** Facets that match any of their selected values; the others require all (docs/rules/search.md). */
export const orFacets: ReadonlySet<string> = new Set([
  'beds',
  'baths',
  'rentaltypes',
  'petpolicies',
  'furnished',
  'lease',
  'parking',
  'laundry',
]);

interface Counter {
  readonly facet: string;
  readonly value: string;
  readonly sql: string;
}

const counters = (
  facet: string,
  values: readonly (string | number)[],
  sql: (value: never, at: number) => string,
): Counter[] => values.map((value, at) => ({ facet, value: String(value), sql: sql(value as never, at) }));
const bit = (column: string, mask: bigint): string => `(${column} & ${mask}) <> 0`;
const extraCounters = (facet: SharedFacet, words: readonly string[]) =>
  counters(facet, words, (word: string) => bit('extra', extraMask(facet, [word])));

/** Test of every value of every facet; made of constants only, so it is the same in every statement. */
export const facetCounters: readonly Counter[] = [
  ...counters('beds', bedFilterValues, (beds: number) => (beds === 4 ? 'beds >= 4' : `beds = ${beds}`)),
  ...counters('baths', bathFilterValues, (baths: number) => (baths === 3 ? 'baths2 >= 6' : `baths2 = ${baths * 2}`)),
  ...counters('amenities', amenities, (word: string) => bit('amen', amenityMask([word]))),
  ...counters('utilities', utilities, (word: string) => bit('utils', utilityMask([word]))),
  ...counters('rentaltypes', rentalTypes, (_: string, at) => `type = ${at}`),
  ...counters('petpolicies', petFilterValues, (word: string) => bit('pets', petMask([word]))),
  ...counters('furnished', furnishings, (_: string, at) => `furnished = ${at}`),
  ...extraCounters('lease', leaseTerms),
  ...extraCounters('parking', parkingTypes),
  ...extraCounters('laundry', laundryKinds),
  ...extraCounters('accessibility', accessibilityFeatures),
  ...extraCounters('newcomer', newcomerBenefits),
];

/** Returns counts, given in the order of `facetCounters`, as facet → value → number of listings. */
export function facetsOf(counts: readonly number[]): Record<string, Record<string, number>> {
  const facets: Record<string, Record<string, number>> = {};
  facetCounters.forEach(({ facet, value }, at) => {
    (facets[facet] ??= {})[value] = counts[at] ?? 0;
  });
  return facets;
}
