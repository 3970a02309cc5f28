// The words a listing is described with (decisions 5.5, 5.7, 6). The position of a word is its bit in search: append only, never reorder.

export const rentalTypes = [
  'apartment',
  'condo',
  'house',
  'townhouse',
  'duplex',
  'triplex-plex',
  'basement-suite',
  'loft',
  'studio',
  'laneway-coach-house',
  'room',
  'mobile-home',
  'student-residence',
  'seniors-residence',
  'vacation',
] as const;
export const petPolicies = [
  'cats',
  'small-dogs',
  'large-dogs',
  'other-pets',
  'restrictions-apply',
  'no-pets',
  'ask',
] as const;
/** What a search may ask of pets: a policy, or `dogs` for small or large ones. */
export const petWishes = [...petPolicies, 'dogs'] as const;
export const utilities = [
  'heat',
  'electricity-hydro',
  'water',
  'hot-water',
  'gas',
  'sewer',
  'trash',
  'internet',
  'cable',
  'air-conditioning',
] as const;
export const amenities = [
  'dishwasher',
  'fridge',
  'stove',
  'microwave',
  'in-unit-laundry',
  'air-conditioning',
  'balcony',
  'patio',
  'fireplace',
  'hardwood',
  'carpet',
  'walk-in-closet',
  'ensuite',
  'storage',
  'den',
  'view',
  'furnished',
  'high-ceilings',
  'renovated',
  'ev-charger',
  'elevator',
  'gym',
  'pool',
  'sauna',
  'concierge',
  'doorman',
  'security-cameras',
  'controlled-entry',
  'bike-room',
  'party-room',
  'rooftop',
  'courtyard',
  'playground',
  'co-working',
  'guest-suite',
  'parcel-lockers',
  'on-site-manager',
  'visitor-parking',
  'car-share',
  'recycling-compost',
  'smoke-free',
] as const;
export const accessibilityFeatures = [
  'step-free-entry',
  'ramp',
  'wide-doorways',
  'roll-in-shower',
  'walk-in-shower',
  'grab-bars',
  'lever-handles',
  'lowered-counters',
  'lowered-switches',
  'accessible-parking',
  'accessible-height-toilet',
  'turning-circle',
  'front-controls-stove',
  'visual-alarm',
  'audible-alarm',
  'braille-signage',
  'tty',
  'no-stairs-in-unit',
  'street-level-entrance',
  'service-animals-welcome',
] as const;
export const newcomerBenefits = [
  'accepts-newcomers',
  'accepts-foreign-income',
  'accepts-guarantor',
  'remote-viewing',
] as const;
export const parkingTypes = [
  'garage_attached',
  'garage',
  'underground',
  'covered',
  'surface',
  'street',
  'none',
] as const;
export const laundryKinds = ['in_unit', 'in_building', 'hookups', 'nearby', 'none'] as const;
export const leaseTerms = ['month_to_month', 'fixed', 'negotiable', 'short_term'] as const;
export const furnishings = ['yes', 'partial', 'no'] as const;
/** What a search may ask of furniture; `true` means yes or partial. */
export const furnishingWishes = [...furnishings, 'true'] as const;
export const listingKinds = ['entire', 'room', 'shared', 'sublet'] as const;
export const listingStates = [
  'draft',
  'pending_review',
  'changes_requested',
  'scheduled',
  'active',
  'paused',
  'expired',
  'rented',
  'suspended',
  'rejected',
  'merged',
  'deleted',
] as const;
export const rentFrequencies = ['month', 'week', 'year'] as const;
export const currencies = ['CAD', 'USD'] as const;
export const countries = ['CA', 'US'] as const;
export const sorts = ['relevance', 'newest', 'rent-asc', 'rent-desc', 'size-desc'] as const;
export const documentKinds = ['job_letter', 'admission_letter', 'bank_statements', 'references', 'guarantor'] as const;
export const photoWidths = [480, 960, 1440] as const;
export const languages = ['en-CA', 'fr-CA', 'en-US'] as const;

export type RentalType = (typeof rentalTypes)[number];
export type Currency = (typeof currencies)[number];
export type Country = (typeof countries)[number];
export type Sort = (typeof sorts)[number];
/** The language and region of an address (decisions 5.22). */
export type Language = (typeof languages)[number];
export type ListingState = (typeof listingStates)[number];
export type NewcomerBenefit = (typeof newcomerBenefits)[number];

/** The mask of the words that are on: bit n for the n-th of the vocabulary. A bigint, for a JS number ends at bit 31. */
export const maskOf = (vocabulary: readonly string[], words: readonly string[]): bigint =>
  words.reduce((mask, word) => {
    const bit = vocabulary.indexOf(word);
    return bit < 0 ? mask : mask | (1n << BigInt(bit));
  }, 0n);
/** The words whose bits are on, in the order of the vocabulary. */
export const wordsOf = <W extends string>(vocabulary: readonly W[], mask: bigint): W[] =>
  vocabulary.filter((_, bit) => (mask >> BigInt(bit)) & 1n);
