import type { Language } from '@porchlight/messages';

// Vocabularies of listings (docs/rules/listings.md#list-3-listing-fields-have-fixed-bounds). The position of a value is
// its bit in search: append only, never reorder.

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
/** Values of the pet filter: a policy, or `dogs` for small or large dogs. */
export const petFilterValues = [...petPolicies, 'dogs'] as const;
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
/** Values of the furnishing filter; `true` means yes or partial. */
export const furnishingFilterValues = [...furnishings, 'true'] as const;
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
export const currencies = ['CAD', 'USD'] as const;
export const countries = ['CA', 'US'] as const;
/** Codes of the provinces and territories of Canada. */
export const canadianProvinces = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
] as const;
export const sorts = ['relevance', 'newest', 'rent-asc', 'rent-desc', 'size-desc'] as const;
export const documentKinds = ['job_letter', 'admission_letter', 'bank_statements', 'references', 'guarantor'] as const;
export const photoWidths = [480, 960, 1440] as const;
/** Width of uploaded photos in the lightbox, as WebP only. */
export const lightboxWidth = 1920;
export const languages = ['en-CA', 'fr-CA', 'en-US'] as const satisfies readonly Language[];

export type RentalType = (typeof rentalTypes)[number];
export type Currency = (typeof currencies)[number];
export type Country = (typeof countries)[number];
export type CanadianProvince = (typeof canadianProvinces)[number];
export type Sort = (typeof sorts)[number];
export type { Language };
export type ListingState = (typeof listingStates)[number];
export type NewcomerBenefit = (typeof newcomerBenefits)[number];

/**
 * Returns the bitmask of values: bit n is the n-th value of the vocabulary. A bigint, because bitwise operators on
 * numbers end at bit 31.
 */
export const toBitmask = (vocabulary: readonly string[], values: readonly string[]): bigint =>
  values.reduce((mask, value) => {
    const bit = vocabulary.indexOf(value);
    return bit < 0 ? mask : mask | (1n << BigInt(bit));
  }, 0n);
/** Returns the values whose bits are set, in the order of the vocabulary. */
export const fromBitmask = <W extends string>(vocabulary: readonly W[], mask: bigint): W[] =>
  vocabulary.filter((_, bit) => (mask >> BigInt(bit)) & 1n);
