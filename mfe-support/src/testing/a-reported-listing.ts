import type { ReportedListing, ReportedListings, ReportedListingSummary } from '@porchlight/contracts/catalog';
import { aReviewedListing } from './a-reviewed-listing.ts';

export const reportedId = '33333333-3333-4333-8333-333333333333';

const summary: ReportedListingSummary = {
  id: reportedId,
  listingId: 'abcdefghij',
  title: 'Bright home near the park',
  lang: 'en',
  address: '67 Sorauren Ave',
  city: 'Toronto',
  province: 'ON',
  company: 'Maple Homes',
  status: 'active',
  openedAt: '2026-11-21T09:00:00.000Z',
  severity: 'high',
  reason: 'scam',
  reporters: 2,
  dueAt: '2026-11-21T13:00:00.000Z',
};

/** Returns the reports of a listing in the queue: two scams. */
export const aReportedSummary = (given: Partial<ReportedListingSummary> = {}): ReportedListingSummary => ({
  ...summary,
  ...given,
});

/** Returns a page of the queue. */
export const reportedPage = (...reportedListings: readonly ReportedListingSummary[]): ReportedListings => ({
  reportedListings: [...reportedListings],
  pagination: {
    currentPage: 1,
    prevPages: [],
    nextPages: [],
    showing: { start: 1, end: reportedListings.length },
    total: reportedListings.length,
    more: false,
    numOfListingsFromPageOne: reportedListings.length,
    endOfListings: true,
  },
});

/** Returns a reported listing with two reports. */
export const aReportedListing = (given: Partial<ReportedListing> = {}): ReportedListing => ({
  ...summary,
  listing: aReviewedListing().listing,
  companyId: '5f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f',
  landlordId: '6f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f',
  isCompanyVerified: false,
  publishedListings: 3,
  risk: 80,
  riskReasons: [
    { rule: 'text-of-another-company', points: 20 },
    { rule: 'known-company', points: -50 },
  ],
  reports: [
    {
      reference: 'R-22222222',
      reason: 'scam',
      details: 'Asked for a deposit before any viewing.',
      at: '2026-11-21T09:00:00.000Z',
      hasAccount: true,
      hasConversation: true,
      earlierReports: 3,
      confirmedReports: 2,
    },
    {
      reference: 'R-33333333',
      reason: 'scam',
      at: '2026-11-21T10:00:00.000Z',
      hasAccount: false,
      hasConversation: false,
      earlierReports: 0,
      confirmedReports: 0,
    },
  ],
  evidence: { otherConfirmed: 1, otherDismissed: 0, sameContact: [] },
  questions: [],
  earlier: [],
  ...given,
});
