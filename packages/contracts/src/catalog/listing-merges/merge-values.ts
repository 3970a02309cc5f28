/** Duplicates that one merge takes. */
export const maxDuplicates = 20;
/** Days in which a merge can be undone. */
export const listingMergeUndoDays = 30;
/** Listings from which support chooses those to merge, and groups of similar ones that are suggested. */
export const maxMergeCandidates = 50;
export const maxMergeSuggestions = 10;
/** Merges of a company that are listed. */
export const maxListedMerges = 20;

/** Fields that depend on each other are taken from one listing (docs/rules/listing-merges.md). */
export const mergeFields = [
  'text',
  'address',
  'kind',
  'size',
  'rent',
  'deposit',
  'fees',
  'availableDate',
  'lease',
  'furnished',
  'pets',
  'utilities',
  'amenities',
  'parking',
  'laundry',
  'accessibility',
  'newcomer',
  'documents',
  'languages',
  'contact',
] as const;
export type MergeField = (typeof mergeFields)[number];

/** What moves to the listing that stays. `joined-lead`: the renter wrote about both, so their messages become one. */
export const movedKinds = [
  'lead',
  'joined-lead',
  'favourite',
  'viewed',
  'recommendation',
  'alert',
  'report',
  'photo',
  'price-change',
  'day',
] as const;
export type MovedKind = (typeof movedKinds)[number];
