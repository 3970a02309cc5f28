import {
  accessibilityFeatures,
  amenities,
  laundryKinds,
  leaseTerms,
  toBitmask,
  newcomerBenefits,
  parkingTypes,
  petPolicies,
  utilities,
} from '@porchlight/contracts';

// Five vocabularies share one number, each with reserved bits. Bit positions are permanent: never move a start, only
// append words.
const shared = {
  accessibility: { words: accessibilityFeatures, start: 0n },
  newcomer: { words: newcomerBenefits, start: 28n },
  parking: { words: parkingTypes, start: 36n },
  laundry: { words: laundryKinds, start: 45n },
  lease: { words: leaseTerms, start: 53n },
} as const;
export type SharedFacet = keyof typeof shared;

/** Returns the bits of one vocabulary in the column `extra`. */
export const extraMask = (facet: SharedFacet, words: readonly string[]): bigint =>
  toBitmask(shared[facet].words, words) << shared[facet].start;
export const amenityMask = (words: readonly string[]): bigint => toBitmask(amenities, words);
export const utilityMask = (words: readonly string[]): bigint => toBitmask(utilities, words);
/** Returns the bits of pet policies; the filter `dogs` means small or large dogs (docs/rules/search.md). */
export const petMask = (words: readonly string[]): bigint =>
  toBitmask(
    petPolicies,
    words.flatMap((word) => (word === 'dogs' ? ['small-dogs', 'large-dogs'] : [word])),
  );
