/**
 * Bounds of the text fields of a listing, in characters
 * (docs/rules/listings.md#list-3-listing-fields-have-fixed-bounds).
 */
export const listingTitleLength = { min: 10, max: 80 } as const;
export const listingDescriptionLength = { min: 140, max: 4_000 } as const;
/** Maximum number of fees besides the rent. */
export const maxFees = 12;
/** Days before and after today between which a listing can become available. */
export const availableDays = { past: 30, future: 365 } as const;
/** Number of open houses of a listing. */
export const maxOpenHouses = 5;
/** Longest period of a special offer, in days. */
export const maxOfferDays = 180;
/** Number of changes in the history of a listing. */
export const maxListingChanges = 20;
/** Number of changes of the rent in the history of a listing. */
export const maxPriceChanges = 100;

export const listingKinds = ['entire', 'room', 'shared', 'sublet'] as const;
export const rentFrequencies = ['month', 'week', 'year'] as const;
export const feeTypes = ['application', 'key', 'parking', 'pet', 'storage', 'trash', 'internet', 'other'] as const;
export const feeTimings = ['atApplication', 'moveIn', 'monthly', 'moveOut'] as const;
export const feeRequirements = ['mandatory', 'optional', 'situational'] as const;
export const heatingKinds = ['forced_air', 'heat_pump', 'baseboard', 'radiator', 'radiant_floor', 'other'] as const;
export const coolingKinds = ['central', 'heat_pump', 'window_unit', 'none'] as const;
/** Where smoking is allowed; the same for cannabis. */
export const smokingRules = ['no', 'outside', 'yes'] as const;
/** How a landlord prefers to be reached: the form of the listing, a phone call, or a text message. */
export const contactPreferences = ['message', 'call', 'text'] as const;
/** Languages that a landlord may speak, as ISO 639 codes. */
export const spokenLanguages = [
  'en',
  'fr',
  'am',
  'ar',
  'bn',
  'cr',
  'el',
  'es',
  'fa',
  'gu',
  'hi',
  'ht',
  'ig',
  'it',
  'ja',
  'ko',
  'nl',
  'pa',
  'pl',
  'pt',
  'ro',
  'ru',
  'so',
  'ta',
  'tl',
  'uk',
  'ur',
  'vi',
  'yo',
  'yue',
  'zh',
] as const;
/** States in which a landlord can edit a listing. */
export const editableListingStates = [
  'draft',
  'changes_requested',
  'scheduled',
  'active',
  'paused',
  'expired',
  'rented',
] as const;

/** States in which a listing is edited as a draft: it was never public. */
export const draftListingStates = ['draft', 'changes_requested', 'scheduled'] as const;
/** States from which a landlord publishes a listing, at once or later. */
export const schedulableListingStates = ['draft', 'scheduled'] as const;
/** Greatest distance of the time at which a listing is published by itself, in days. */
export const maxScheduleDays = 60;
/** States in which a landlord can delete a listing. */
export const deletableListingStates = [...editableListingStates, 'pending_review', 'rejected'] as const;
/** Days in which a deleted listing can be restored. */
export const deletedListingDays = 30;
/** Maximum number of listings of a landlord that were never published. */
export const maxDrafts = 50;
/** Greatest distance of a home from the centre of its city, in kilometres. */
export const maxCityDistanceKm = 60;
/** Minimum number of photos of a published listing. */
export const minPublishedPhotos = 3;
/**
 * What a landlord answers before a listing is published
 * (docs/rules/listings.md#list-18-a-listing-is-published-complete).
 */
export const checklistItems = [
  'availableDate',
  'furnished',
  'pin',
  'deposit',
  'fees',
  'photos',
  'leaseTerm',
  'petPolicies',
  'laundry',
  'parkingType',
  'title',
  'description',
  'declaresFairHousing',
] as const;
export type ChecklistItem = (typeof checklistItems)[number];

/** States in which a landlord can mark a home as rented. */
export const rentableListingStates = ['active', 'paused', 'expired'] as const;
/** States in which a landlord can offer a home again. */
export const reopenableListingStates = ['rented', 'paused', 'expired'] as const;

/**
 * Days after which a public listing expires unless its landlord confirms it
 * (docs/rules/listings.md#list-21-a-listing-expires-unless-its-landlord-confirms-it).
 */
export const listingExpiryDays = 45;
/** Days before the expiry on which the landlord is notified, first and last. */
export const expiryNoticeDays = { first: 7, last: 1 } as const;
/** Days after the expiry in which a mailed link still confirms the listing. */
export const expiredListingDays = 30;

export type ContactPreference = (typeof contactPreferences)[number];
export type SmokingRule = (typeof smokingRules)[number];
export type RentFrequency = (typeof rentFrequencies)[number];

const perYear: Readonly<Record<RentFrequency, number>> = { month: 12, week: 52, year: 1 };
/** Converts a rent to whole units per month. */
export const monthlyRent = (rent: number, frequency: RentFrequency): number =>
  Math.round((rent * perYear[frequency]) / 12);
