// Every route of the product: which area serves it, whether it needs a sign-in, and which permission.
// Areas' manifests and the guards are held to this table; it is written by hand from the specification, never made from the manifests.

export interface ExpectedRoute { readonly path: string; readonly area: 'shell' | 'mfe-public' | 'mfe-renter' | 'mfe-portal' | 'mfe-admin' | 'mfe-support'; readonly auth: boolean; readonly permission: string | null }

const open = (area: ExpectedRoute['area'], ...paths: string[]): ExpectedRoute[] => paths.map((path) => ({ path, area, auth: false, permission: null }));
const signedIn = (area: ExpectedRoute['area'], permission: string | null, ...paths: string[]): ExpectedRoute[] => paths.map((path) => ({ path, area, auth: true, permission }));

export const expectedRoutes: readonly ExpectedRoute[] = [
  ...open('mfe-public', '/:lang?/*', '/{listings permalink}/favourites', '/outbox', '/new-listings-alerts/unsubscribe/:userHash', '/claim-account/:userHash'),
  ...open('shell', '/login', '/register', '/password-reset', '/password-reset/:token', '/verify-email/:token', '/confirm/:purpose/:token'),
  ...open('mfe-portal', '/landlord/register', '/landlord/verify/:token?'),
  ...signedIn('shell', null, '/admin/my-account', '/admin/my-account/edit', '/admin/my-account/change-password', '/admin/dashboard'),
  ...signedIn('mfe-renter', 'viewMyInquiries', '/admin/renter-profile', '/admin/my-inquiries', '/admin/my-map'),
  ...signedIn('mfe-renter', 'viewFavouriteListings', '/admin/favourite-listings', '/admin/favorite-listings'),
  ...signedIn('mfe-renter', null, '/admin/email-alerts'),
  ...signedIn('mfe-renter', 'viewRecommendedListings', '/admin/recommended-listings'),
  ...signedIn('mfe-renter', 'viewViewedListings', '/admin/viewed-listings'),
  ...signedIn('mfe-admin', 'viewBlogs', '/admin/posts', '/admin/posts/categories', '/admin/posts/categories/:id', '/admin/posts/:id'),
  ...signedIn('mfe-admin', 'createBlogs', '/admin/posts/categories/create', '/admin/posts/create'),
  ...signedIn('mfe-admin', 'modifyBlogs', '/admin/posts/:id/edit'),
  ...signedIn('mfe-admin', 'viewCompanies', '/admin/companies', '/admin/companies/:id'),
  ...signedIn('mfe-admin', 'createCompanies', '/admin/companies/create'),
  ...signedIn('mfe-admin', 'modifyCompanies', '/admin/companies/:id/edit'),
  ...signedIn('mfe-admin', 'viewGlobalContent', '/admin/global-content'),
  ...signedIn('mfe-admin', 'viewInquiries', '/admin/inquiries', '/admin/inquiries/:id'),
  ...signedIn('mfe-admin', 'viewFaqs', '/admin/faqs', '/admin/faqs/:id'),
  ...signedIn('mfe-admin', 'createFaqs', '/admin/faqs/create'),
  ...signedIn('mfe-admin', 'modifyFaqs', '/admin/faqs/:id/edit'),
  ...signedIn('mfe-admin', 'viewFeeds', '/admin/feeds'),
  ...signedIn('mfe-admin', 'createFeeds', '/admin/feeds/create'),
  ...signedIn('mfe-admin', 'modifyFeeds', '/admin/feeds/:id/edit'),
  ...signedIn('mfe-admin', 'viewForms', '/admin/forms'),
  ...signedIn('mfe-admin', 'viewMenuEditor', '/admin/menu-editor'),
  ...signedIn('mfe-admin', 'createMenuItems', '/admin/menu-items/create'),
  ...signedIn('mfe-admin', 'modifyMenuItems', '/admin/menu-items/:id/edit'),
  ...signedIn('mfe-admin', 'viewPages', '/admin/pages', '/admin/pages/:id'),
  ...signedIn('mfe-admin', 'viewPageTypes', '/admin/pages/types'),
  ...signedIn('mfe-admin', 'createPageTypes', '/admin/pages/types/create'),
  ...signedIn('mfe-admin', 'modifyPageTypes', '/admin/pages/types/:id/edit'),
  ...signedIn('mfe-admin', 'createPages', '/admin/pages/create'),
  ...signedIn('mfe-admin', 'modifyPages', '/admin/pages/:id/edit'),
  ...signedIn('mfe-admin', 'viewCities', '/admin/metropolitan-areas', '/admin/cities'),
  ...signedIn('mfe-admin', 'createCities', '/admin/metropolitan-areas/create'),
  ...signedIn('mfe-admin', 'modifyCities', '/admin/cities/:id/edit'),
  ...signedIn('mfe-admin', 'modifyProvinces', '/admin/provinces/:id/edit', '/admin/metropolitanarea/:id/edit'),
  ...signedIn('mfe-admin', 'createCreditBundles', '/admin/credit-bundles/create', '/admin/promo-codes/create'),
  ...signedIn('mfe-admin', 'modifyCreditBundles', '/admin/credit-bundles/:id/edit', '/admin/promo-codes/:id/edit'),
  ...signedIn('mfe-admin', null, '/admin/ecommerce', '/admin/api-dashboard', '/admin/permissions/create', '/admin/permissions/:id/edit'),
  ...signedIn('mfe-admin', 'modifyProjectModules', '/admin/settings/modules/:id'),
  ...signedIn('mfe-admin', 'viewSiteSettings', '/admin/settings'),
  ...signedIn('mfe-admin', 'createRoles', '/admin/roles/create'),
  ...signedIn('mfe-admin', 'viewRoles', '/admin/roles/:id'),
  ...signedIn('mfe-admin', 'modifyRoles', '/admin/roles/:id/edit'),
  ...signedIn('mfe-admin', 'createUsers', '/admin/users/create'),
  ...signedIn('mfe-admin', 'viewUsers', '/admin/users/:id', '/admin/user-management'),
  ...signedIn('mfe-admin', 'modifyUsers', '/admin/users/:id/edit'),
  ...signedIn('mfe-admin', 'viewRenters', '/admin/renters', '/admin/renters/:id'),
  ...signedIn('mfe-portal', null, '/portal/dashboard', '/portal/listings', '/portal/listings/create', '/portal/listings/:id', '/portal/leads', '/portal/leads/:id', '/portal/billing', '/portal/billing/checkout', '/portal/billing/usage', '/portal/tax-receipts', '/portal/account-details', '/portal/activities', '/portal/transactions', '/portal/wallet'),
  ...signedIn('mfe-support', null, '/support/dashboard', '/support/reported-listings/', '/support/account-reviews/', '/support/membership-renewal/', '/support/membership-renewal-results/', '/support/account-import', '/support/feed-logs', '/support/feed-logs/:feed_id', '/support/user-search/', '/support/listing-search/', '/support/company-search/', '/support/key-metrics', '/support/utilities'),
  ...signedIn('mfe-support', 'showReportedListings', '/support/reported-listings/:id', '/support/account-reviews/:id'),
  ...signedIn('mfe-support', 'showUsers', '/support/users/:filter?'),
  ...signedIn('mfe-support', 'showUser', '/support/user/:id'),
  ...signedIn('mfe-support', 'showListings', '/support/listings/:filter?', '/support/listing/:id'),
  ...signedIn('mfe-support', 'showCompanies', '/support/companies/:filter?'),
  ...signedIn('mfe-support', 'showCompany', '/support/company/:id'),
  ...signedIn('mfe-support', 'mergeListings', '/support/company/:id/merge-listings'),
];

/** Addresses behind a sign-in whose screen is there; all others say that they open with a later release. */
const screens: ReadonlySet<string> = new Set([
  '/admin/my-account', '/admin/my-account/edit', '/admin/my-account/change-password', '/admin/renter-profile', '/admin/my-inquiries', '/admin/my-map', '/admin/favourite-listings', '/admin/favorite-listings',
  '/admin/email-alerts', '/admin/recommended-listings', '/admin/viewed-listings', '/admin/dashboard', '/portal/dashboard', '/support/dashboard',
]);
export const hasScreen = ({ path, auth }: ExpectedRoute): boolean => !auth || screens.has(path);
