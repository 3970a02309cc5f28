import type { ListingReview } from '@porchlight/contracts/catalog';

/** What support decides about a listing. */
export type Decision = Exclude<NonNullable<ListingReview['decision']>, 'automatic'>;
/** Decisions whose reason the landlord gets. */
export type ReasonedDecision = Exclude<Decision, 'approved'>;
