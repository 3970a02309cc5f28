import { screen, type AreaManifest, type Screen } from '@porchlight/client';
import { navigation } from './navigation.ts';
import { routes } from './routes.ts';
import { supportMessages } from './messages/catalog.ts';
import type { en } from './messages/en.ts';
import {
  accountImportsPath,
  accountReviewPath,
  accountReviewsPath,
  companiesPath,
  companySearchPath,
  conversationPath,
  conversationsPath,
  feedLogsPath,
  listingSearchPath,
  mergeAccountsPath,
  pendingListingsPath,
  renewalPath,
  renewalResultsPath,
  reportedListingPath,
  reportedListingsPath,
  userPath,
  userSearchPath,
  usersPath,
  utilitiesPath,
} from './shared/support-paths.ts';

const listingsScreen = screen(
  () => import(/* webpackChunkName: "listings" */ './features/listings/listings-screen.tsx'),
);

const usersScreen = screen(() => import(/* webpackChunkName: "users" */ './features/users/users-screen.tsx'));
const companiesScreen = screen(
  () => import(/* webpackChunkName: "companies" */ './features/companies/companies-screen.tsx'),
);

const screens: Readonly<Record<string, Screen>> = {
  '/support/dashboard': screen(
    () => import(/* webpackChunkName: "dashboard" */ './features/dashboard/dashboard-screen.tsx'),
  ),
  [reportedListingsPath]: screen(
    () =>
      import(/* webpackChunkName: "reported-listings" */ './features/reported-listings/reported-listings-screen.tsx'),
  ),
  [reportedListingPath(':id')]: screen(
    () => import(/* webpackChunkName: "reported-listing" */ './features/reported-listing/reported-listing-screen.tsx'),
  ),
  [mergeAccountsPath(':id')]: screen(
    () => import(/* webpackChunkName: "merge-accounts" */ './features/merge-accounts/merge-accounts-screen.tsx'),
  ),
  [conversationsPath]: screen(
    () => import(/* webpackChunkName: "conversations" */ './features/conversations/conversations-screen.tsx'),
  ),
  [conversationPath(':id')]: screen(
    () => import(/* webpackChunkName: "conversation" */ './features/conversation/conversation-screen.tsx'),
  ),
  [accountReviewsPath]: screen(
    () => import(/* webpackChunkName: "account-reviews" */ './features/account-reviews/account-reviews-screen.tsx'),
  ),
  [accountReviewPath(':id')]: screen(
    () => import(/* webpackChunkName: "account-review" */ './features/account-review/account-review-screen.tsx'),
  ),
  [renewalPath]: screen(
    () => import(/* webpackChunkName: "renewal" */ './features/membership-renewal/membership-renewal-screen.tsx'),
  ),
  [renewalResultsPath]: screen(
    () => import(/* webpackChunkName: "renewal-results" */ './features/membership-renewal/runs/results-screen.tsx'),
  ),
  [accountImportsPath]: screen(
    () => import(/* webpackChunkName: "account-import" */ './features/account-import/account-import-screen.tsx'),
  ),
  [feedLogsPath]: screen(() => import(/* webpackChunkName: "feed-logs" */ './features/feed-logs/feed-logs-screen.tsx')),
  '/support/feed-logs/:feed_id': screen(
    () => import(/* webpackChunkName: "feed-log" */ './features/feed-logs/feed-log-screen.tsx'),
  ),
  '/support/listings/:filter?': listingsScreen,
  [listingSearchPath]: screen(
    () => import(/* webpackChunkName: "listing-search" */ './features/listing-search/listing-search-screen.tsx'),
  ),
  [pendingListingsPath]: listingsScreen,
  '/support/companies/:filter?': companiesScreen,
  [companiesPath]: companiesScreen,
  [companySearchPath]: screen(
    () => import(/* webpackChunkName: "company-search" */ './features/company-search/company-search-screen.tsx'),
  ),
  '/support/company/:id': screen(
    () => import(/* webpackChunkName: "company" */ './features/company/company-screen.tsx'),
  ),
  '/support/company/:id/merge-listings': screen(
    () => import(/* webpackChunkName: "merge-listings" */ './features/merge-listings/merge-listings-screen.tsx'),
  ),
  '/support/listing/:id': screen(
    () => import(/* webpackChunkName: "listing" */ './features/listing/listing-screen.tsx'),
  ),
  [userSearchPath]: screen(
    () => import(/* webpackChunkName: "user-search" */ './features/users/user-search-screen.tsx'),
  ),
  [usersPath]: usersScreen,
  [`${usersPath}/:filter?`]: usersScreen,
  [userPath(':id')]: screen(() => import(/* webpackChunkName: "user" */ './features/user/user-screen.tsx')),
  [utilitiesPath]: screen(
    () => import(/* webpackChunkName: "utilities" */ './features/utilities/utilities-screen.tsx'),
  ),
};

/** Manifest of the support area. Routes without a screen show a placeholder for a later release. */
export const area: AreaManifest<typeof en> = {
  name: 'mfe-support',
  messages: supportMessages,
  section: (messages) => messages.section,
  navigation,
  routes: routes.map((route) => {
    const found = screens[route.path];
    return found ? { ...route, screen: found } : route;
  }),
};
