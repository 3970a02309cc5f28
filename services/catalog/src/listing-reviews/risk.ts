import type { RiskReason, RiskRule } from '@porchlight/contracts/catalog';
import { hasContactDetails } from '@porchlight/contracts/catalog';
import { asksForPayment } from '../inquiries/screening/caution.ts';

/** What the risk of a listing depends on. */
export interface RiskFacts {
  /** Title and description. */
  readonly text: string;
  /** Per month. */
  readonly rent: number;
  /** Median rent of the area; null where it is not known, or not for this kind of listing. */
  readonly areaMedian: number | null;
  readonly hasPhotosOfOthers: boolean;
  /** Days since the landlord registered. */
  readonly accountDays: number;
  /** Listings that the landlord created in the last hour. */
  readonly recentListings: number;
  readonly wasRejectedBefore: boolean;
  readonly isCompanyVerified: boolean;
}
interface Rule {
  readonly rule: RiskRule;
  readonly points: number;
  readonly applies: (facts: RiskFacts) => boolean;
}

const shareOfMedian = ({ rent, areaMedian }: RiskFacts): number => (areaMedian === null ? 1 : rent / areaMedian);
const newAccountDays = 7;
const manyListings = 5;
/**
 * One row a rule; negative points lower the risk
 * (docs/rules/listings.md#list-19-support-reviews-listings-before-they-are-public).
 */
const rules: readonly Rule[] = [
  { rule: 'rent-low', points: 25, applies: (facts) => shareOfMedian(facts) < 0.7 && shareOfMedian(facts) >= 0.55 },
  { rule: 'rent-very-low', points: 40, applies: (facts) => shareOfMedian(facts) < 0.55 },
  { rule: 'photos-of-another-company', points: 35, applies: ({ hasPhotosOfOthers }) => hasPhotosOfOthers },
  { rule: 'payment-terms', points: 20, applies: ({ text }) => asksForPayment(text) },
  { rule: 'contact-in-text', points: 10, applies: ({ text }) => hasContactDetails(text) },
  { rule: 'new-account', points: 10, applies: ({ accountDays }) => accountDays < newAccountDays },
  { rule: 'many-listings', points: 15, applies: ({ recentListings }) => recentListings >= manyListings },
  { rule: 'earlier-rejection', points: 20, applies: ({ wasRejectedBefore }) => wasRejectedBefore },
  { rule: 'verified-company', points: -30, applies: ({ isCompanyVerified }) => isCompanyVerified },
];

/** Returns the risk of a listing, 0 to 100, with the rules that it met. */
export function riskOf(facts: RiskFacts): { readonly risk: number; readonly reasons: readonly RiskReason[] } {
  const reasons = rules.filter(({ applies }) => applies(facts)).map(({ rule, points }) => ({ rule, points }));
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  return { risk: Math.min(100, Math.max(0, sum)), reasons };
}
