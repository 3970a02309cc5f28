/**
 * Rules that make up the risk of a listing
 * (docs/rules/listings.md#list-19-support-reviews-listings-before-they-are-public).
 */
export const riskRules = [
  'rent-low',
  'rent-very-low',
  'photos-of-another-company',
  'photos-of-own-unit',
  'text-of-another-company',
  'payment-terms',
  'contact-in-text',
  'pin-outside-city',
  'disposable-email',
  'new-account',
  'many-listings',
  'earlier-rejection',
  'verified-company',
  'known-company',
] as const;
export type RiskRule = (typeof riskRules)[number];
/** Risk from which support decides, and from which a listing is decided first. */
export const reviewRisks = { review: 45, high: 75 } as const;
export const reviewDecisions = ['automatic', 'approved', 'changes-requested', 'rejected'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];
/** Characters of the reason that a landlord gets. */
export const reviewReasonLength = { min: 10, max: 1_000 } as const;
