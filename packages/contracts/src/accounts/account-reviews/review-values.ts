/** Why an account is reviewed (docs/rules/account-reviews.md#review-1-an-account-has-one-open-review). */
export const accountReviewTriggers = [
  'first-listing',
  'risk',
  'many-listings',
  'reports-upheld',
  'chargeback',
  'claim-rejected',
  'suspended-before',
  'name-change',
  'reopened',
  'support',
] as const;
export type AccountReviewTrigger = (typeof accountReviewTriggers)[number];
/** Confirmed reports of listings of a landlord in this many days, from which the account is reviewed. */
export const upheldReportLimits = { reports: 2, days: 90 } as const;
/** Listings that a landlord submits on the first day, from which the account is reviewed. */
export const maxFirstDayListings = 10;

export const accountReviewStates = ['open', 'approved', 'limited', 'suspended', 'banned'] as const;
export type AccountReviewState = (typeof accountReviewStates)[number];
/** What support decides. */
export const accountReviewDecisions = ['approved', 'limited', 'suspended', 'banned'] as const;
export type AccountReviewDecision = (typeof accountReviewDecisions)[number];
/** Restrictions of an account, from the mildest. */
export const accountRestrictions = ['limited', 'suspended', 'banned'] as const;
export type AccountRestriction = (typeof accountRestrictions)[number];
export const accountReviewReasons = [
  'identity-unclear',
  'ownership-unproven',
  'scam',
  'false-listings',
  'payment-abuse',
  'other',
] as const;
export type AccountReviewReason = (typeof accountReviewReasons)[number];
export const accountReviewLists = ['open', 'closed'] as const;
export type AccountReviewList = (typeof accountReviewLists)[number];

/** Characters of the reason that the landlord gets, and of the note for colleagues. */
export const reviewReasonLength = { min: 10, max: 1_000 } as const;
export const maxReviewNote = 1_000;
/** Most listings of a limited account that can be on. */
export const maxLimitedListings = 50;
/** Minutes for which a claim keeps a review for one member of support. */
export const reviewClaimMinutes = 30;
