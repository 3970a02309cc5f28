import {
  accessibilityFeatures,
  amenities,
  laundryKinds,
  leaseTerms,
  maskOf,
  newcomerBenefits,
  parkingTypes,
  petPolicies,
  utilities,
} from '@porchlight/contracts';

// Five vocabularies share one number; each has room to grow. A bit is forever: never move a start, only append words.
const shared = {
  accessibility: { words: accessibilityFeatures, start: 0n },
  newcomer: { words: newcomerBenefits, start: 28n },
  parking: { words: parkingTypes, start: 36n },
  laundry: { words: laundryKinds, start: 45n },
  lease: { words: leaseTerms, start: 53n },
} as const;
export type SharedFacet = keyof typeof shared;

/** Bits of one of the vocabularies in the column `extra`. */
export const extraMask = (facet: SharedFacet, words: readonly string[]): bigint =>
  maskOf(shared[facet].words, words) << shared[facet].start;
export const amenityMask = (words: readonly string[]): bigint => maskOf(amenities, words);
export const utilityMask = (words: readonly string[]): bigint => maskOf(utilities, words);
/** Bits of pet policies; the wish `dogs` is small or large ones (decisions 5.7). */
export const petMask = (words: readonly string[]): bigint =>
  maskOf(
    petPolicies,
    words.flatMap((word) => (word === 'dogs' ? ['small-dogs', 'large-dogs'] : [word])),
  );
