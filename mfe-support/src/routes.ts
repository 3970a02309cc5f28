import type { AreaRoute } from '@porchlight/client';
import type { en } from './words/en.ts';

/** Every address of the support area with its title and who may see it (spec 2). `area.tsx` adds the screens that exist. */
export const routes: readonly AreaRoute<typeof en>[] = [
  { path: '/support/dashboard', title: (words) => words.dashboard, auth: true },
  { path: '/support/reported-listings/', title: (words) => words.reportedListings, auth: true },
  {
    path: '/support/reported-listings/:id',
    title: (words) => words.reportedListing,
    auth: true,
    permission: 'showReportedListings',
  },
  { path: '/support/account-reviews/', title: (words) => words.accountReviews, auth: true },
  {
    path: '/support/account-reviews/:id',
    title: (words) => words.accountReview,
    auth: true,
    permission: 'showReportedListings',
  },
  { path: '/support/membership-renewal/', title: (words) => words.membershipRenewal, auth: true },
  { path: '/support/membership-renewal-results/', title: (words) => words.membershipResults, auth: true },
  { path: '/support/account-import', title: (words) => words.accountImport, auth: true },
  { path: '/support/feed-logs', title: (words) => words.feedLogs, auth: true },
  { path: '/support/feed-logs/:feed_id', title: (words) => words.feedLog, auth: true },
  { path: '/support/user-search/', title: (words) => words.userSearch, auth: true },
  { path: '/support/users/:filter?', title: (words) => words.users, auth: true, permission: 'showUsers' },
  { path: '/support/user/:id', title: (words) => words.user, auth: true, permission: 'showUser' },
  { path: '/support/listing-search/', title: (words) => words.listingSearch, auth: true },
  { path: '/support/listings/:filter?', title: (words) => words.listings, auth: true, permission: 'showListings' },
  { path: '/support/listing/:id', title: (words) => words.listing, auth: true, permission: 'showListings' },
  { path: '/support/companies/:filter?', title: (words) => words.companies, auth: true, permission: 'showCompanies' },
  { path: '/support/company-search/', title: (words) => words.companySearch, auth: true },
  { path: '/support/company/:id', title: (words) => words.company, auth: true, permission: 'showCompany' },
  {
    path: '/support/company/:id/merge-listings',
    title: (words) => words.mergeListings,
    auth: true,
    permission: 'mergeListings',
  },
  { path: '/support/key-metrics', title: (words) => words.keyMetrics, auth: true },
  { path: '/support/utilities', title: (words) => words.utilities, auth: true },
];
