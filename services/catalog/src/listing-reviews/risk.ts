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
  /** A photo is also that of another listing of the company. */
  readonly hasPhotosOfOwnUnit: boolean;
  /** The description is that of a listing of another company and landlord, apart from a few words. */
  readonly hasTextOfOthers: boolean;
  /** Distance of the pin from the area of the city; 0 inside it. */
  readonly kmOutsideCity: number;
  /** The landlord's email address is of a provider of disposable mailboxes. */
  readonly hasDisposableEmail: boolean;
  /** Days since the landlord registered. */
  readonly accountDays: number;
  /** Listings that the landlord created in the last hour. */
  readonly recentListings: number;
  readonly wasRejectedBefore: boolean;
  /** 0 to 3 (docs/rules/accounts.md#account-4-companies-have-a-verification-level-from-0-to-3). */
  readonly verifiedLevel: number;
}
interface Rule {
  readonly rule: RiskRule;
  readonly points: number;
  readonly applies: (facts: RiskFacts) => boolean;
}

const shareOfMedian = ({ rent, areaMedian }: RiskFacts): number => (areaMedian === null ? 1 : rent / areaMedian);
const newAccountDays = 7;
const manyListings = 5;
const farOutsideKm = 10;
const level = { verified: 2, known: 3 } as const;
/**
 * One row a rule; negative points lower the risk
 * (docs/rules/listings.md#list-19-support-reviews-listings-before-they-are-public).
 */
const rules: readonly Rule[] = [
  { rule: 'rent-low', points: 25, applies: (facts) => shareOfMedian(facts) < 0.7 && shareOfMedian(facts) >= 0.55 },
  { rule: 'rent-very-low', points: 40, applies: (facts) => shareOfMedian(facts) < 0.55 },
  { rule: 'photos-of-another-company', points: 35, applies: ({ hasPhotosOfOthers }) => hasPhotosOfOthers },
  // A copy of another company weighs more, and says it all.
  {
    rule: 'photos-of-own-unit',
    points: 5,
    applies: ({ hasPhotosOfOwnUnit, hasPhotosOfOthers }) => hasPhotosOfOwnUnit && !hasPhotosOfOthers,
  },
  { rule: 'text-of-another-company', points: 20, applies: ({ hasTextOfOthers }) => hasTextOfOthers },
  { rule: 'payment-terms', points: 20, applies: ({ text }) => asksForPayment(text) },
  { rule: 'contact-in-text', points: 10, applies: ({ text }) => hasContactDetails(text) },
  { rule: 'pin-outside-city', points: 10, applies: ({ kmOutsideCity }) => kmOutsideCity > farOutsideKm },
  { rule: 'disposable-email', points: 15, applies: ({ hasDisposableEmail }) => hasDisposableEmail },
  { rule: 'new-account', points: 10, applies: ({ accountDays }) => accountDays < newAccountDays },
  { rule: 'many-listings', points: 15, applies: ({ recentListings }) => recentListings >= manyListings },
  { rule: 'earlier-rejection', points: 20, applies: ({ wasRejectedBefore }) => wasRejectedBefore },
  { rule: 'verified-company', points: -30, applies: ({ verifiedLevel }) => verifiedLevel === level.verified },
  { rule: 'known-company', points: -50, applies: ({ verifiedLevel }) => verifiedLevel === level.known },
];

/** Returns the risk of a listing, 0 to 100, with the rules that it met. */
export function riskOf(facts: RiskFacts): { readonly risk: number; readonly reasons: readonly RiskReason[] } {
  const reasons = rules.filter(({ applies }) => applies(facts)).map(({ rule, points }) => ({ rule, points }));
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  return { risk: Math.min(100, Math.max(0, sum)), reasons };
}
