import type { AccountReview, AccountReviews, AccountReviewSummary } from '@porchlight/contracts/accounts';
import { reportedPage } from './a-reported-listing.ts';

export const reviewId = '55555555-5555-4555-8555-555555555555';
export const reviewedUserId = '66666666-6666-4666-8666-666666666666';

/** Returns a review in the queue: a risky listing. */
export const aReviewSummary = (given: Partial<AccountReviewSummary> = {}): AccountReviewSummary => ({
  id: reviewId,
  name: 'Amara Okafor',
  company: 'Maple Homes',
  emailDomain: 'maple.example',
  verifiedLevel: 1,
  state: 'open',
  triggers: ['risk', 'first-listing'],
  risk: 62,
  openedAt: '2026-11-21T09:00:00.000Z',
  dueAt: '2026-11-24T09:00:00.000Z',
  ...given,
});

/** Returns a page of the queue. */
export const reviewPage = (...accountReviews: readonly AccountReviewSummary[]): AccountReviews => ({
  accountReviews: [...accountReviews],
  pagination: { ...reportedPage().pagination, total: accountReviews.length },
});

/** Returns the review of an account. */
export const anAccountReview = (given: Partial<AccountReview> = {}): AccountReview => ({
  ...aReviewSummary(),
  userId: reviewedUserId,
  maskedEmail: 'a•••@maple.example',
  isEmailVerified: true,
  hasPhone: true,
  language: 'fr-CA',
  registeredAt: '2026-11-20T09:00:00.000Z',
  activeListings: 3,
  inquiries: 0,
  causes: [{ trigger: 'risk', at: '2026-11-21T09:00:00.000Z', risk: 62 }],
  documents: [],
  earlier: [],
  ...given,
});
