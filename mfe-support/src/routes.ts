import type { AreaRoute } from '@porchlight/client';
import type { en } from './messages/en.ts';
import {
  companiesPath,
  conversationPath,
  conversationsPath,
  mergeAccountsPath,
  pendingListingsPath,
  usersPath,
} from './shared/support-paths.ts';

/**
 * Routes of the support area with titles and required permissions
 * (docs/rules/pages-and-addresses.md#page-5-every-route-has-a-title-and-a-permission). `area.tsx` adds the available
 * screens.
 */
export const routes: readonly AreaRoute<typeof en>[] = [
  { path: '/support/dashboard', title: (messages) => messages.dashboard, auth: true },
  { path: '/support/reported-listings/', title: (messages) => messages.reportedListings, auth: true },
  {
    path: '/support/reported-listings/:id',
    title: (messages) => messages.reportedListing,
    auth: true,
    permission: 'showReportedListings',
  },
  {
    path: conversationsPath,
    title: (messages) => messages.messages,
    auth: true,
    permission: 'viewFormSubmissions',
  },
  {
    path: conversationPath(':id'),
    title: (messages) => messages.conversation,
    auth: true,
    permission: 'viewFormSubmissions',
  },
  { path: '/support/account-reviews/', title: (messages) => messages.accountReviews, auth: true },
  {
    path: '/support/account-reviews/:id',
    title: (messages) => messages.accountReview,
    auth: true,
    permission: 'showReportedListings',
  },
  { path: '/support/membership-renewal/', title: (messages) => messages.membershipRenewal, auth: true },
  {
    path: '/support/membership-renewal-results/',
    title: (messages) => messages.membershipResults,
    auth: true,
  },
  { path: '/support/account-import', title: (messages) => messages.accountImport, auth: true },
  { path: '/support/feed-logs', title: (messages) => messages.feedLogs, auth: true },
  { path: '/support/feed-logs/:feed_id', title: (messages) => messages.feedLog, auth: true },
  { path: '/support/user-search/', title: (messages) => messages.userSearch, auth: true },
  // All users; an entry of the navigation needs a route without parameters.
  { path: usersPath, title: (messages) => messages.users, auth: true, permission: 'showUsers' },
  { path: '/support/users/:filter?', title: (messages) => messages.users, auth: true, permission: 'showUsers' },
  { path: '/support/user/:id', title: (messages) => messages.user, auth: true, permission: 'showUser' },
  {
    path: mergeAccountsPath(':id'),
    title: (messages) => messages.mergeAccounts,
    auth: true,
    permission: 'mergeAccounts',
  },
  { path: '/support/listing-search/', title: (messages) => messages.listingSearch, auth: true },
  {
    path: '/support/listings/:filter?',
    title: (messages) => messages.listings,
    auth: true,
    permission: 'showListings',
  },
  // A filter of the route above; an entry of the navigation needs a route without parameters.
  {
    path: pendingListingsPath,
    title: (messages) => messages.listings,
    auth: true,
    permission: 'showListings',
  },
  { path: '/support/listing/:id', title: (messages) => messages.listing, auth: true, permission: 'showListings' },
  {
    path: '/support/companies/:filter?',
    title: (messages) => messages.companies,
    auth: true,
    permission: 'showCompanies',
  },
  // The route above without its filter; an entry of the navigation needs a route without parameters.
  { path: companiesPath, title: (messages) => messages.companies, auth: true, permission: 'showCompanies' },
  { path: '/support/company-search/', title: (messages) => messages.companySearch, auth: true },
  { path: '/support/company/:id', title: (messages) => messages.company, auth: true, permission: 'showCompany' },
  {
    path: '/support/company/:id/merge-listings',
    title: (messages) => messages.mergeListings,
    auth: true,
    permission: 'mergeListings',
  },
  { path: '/support/key-metrics', title: (messages) => messages.keyMetrics, auth: true },
  { path: '/support/utilities', title: (messages) => messages.utilities, auth: true },
];
