/** Path of the list of the listings that wait for review. */
export const pendingListingsPath = '/support/listings/pending';
/** Path of the list of all listings. */
export const listingsPath = '/support/listings';
/** Path of the search of listings. */
export const listingSearchPath = '/support/listing-search/';
/** Returns the path of the record of a listing. */
export const listingPath = (id: string): string => `/support/listing/${id}`;
/** Path of the list of reported listings. */
export const reportedListingsPath = '/support/reported-listings/';
/** Returns the path of a reported listing. */
export const reportedListingPath = (id: string): string => `${reportedListingsPath}${id}`;
/** Path of the list of all users. */
export const usersPath = '/support/users';
/** Path of the list of companies. */
export const companiesPath = '/support/companies';
/** Path of the search of companies. */
export const companySearchPath = '/support/company-search/';
/** Returns the path of the record of a user. */
export const userPath = (id: string): string => `/support/user/${id}`;
/** Returns the path of the tool that merges the account of a user with another one. */
export const mergeAccountsPath = (id: string): string => `${userPath(id)}/merge-accounts`;
/** Path of the search for a user. */
export const userSearchPath = '/support/user-search/';
/** Path of the utilities, with the register of security incidents. */
export const utilitiesPath = '/support/utilities';
/** Returns the path of the record of a company. */
export const companyPath = (id: string): string => `/support/company/${id}`;
/** Returns the path of the tool that merges listings of a company. */
export const mergeListingsPath = (id: string): string => `${companyPath(id)}/merge-listings`;
/** Search parameter of the tool that merges listings: id of a listing that is selected at the start. */
export const mergedListingParam = 'listing';
/** Returns the path of the tool that merges listings of a company, with one of them selected. */
export const mergeListingPath = (companyId: string, listingId: string): string =>
  `${mergeListingsPath(companyId)}?${mergedListingParam}=${listingId}`;
/** Path of the list of the messages that people sent through forms. */
export const conversationsPath = '/support/messages';
/** Returns the path of the conversation that a message began. */
export const conversationPath = (id: string): string => `${conversationsPath}/${id}`;
/** Path of the messages between renters and landlords that are held for a check, in the admin area. */
export const heldInquiriesPath = '/admin/inquiries?list=held';
/** Path of the list of account reviews. */
export const accountReviewsPath = '/support/account-reviews/';
/** Returns the path of an account review. */
export const accountReviewPath = (id: string): string => `${accountReviewsPath}${id}`;
/** Path of the members to renew. */
export const renewalPath = '/support/membership-renewal/';
/** Path of the runs of renewals. */
export const renewalResultsPath = '/support/membership-renewal-results/';
/** Search parameter of the results: id of a run. */
export const renewalRunParam = 'run';
/** Returns the path of the results of a run of renewals. */
export const renewalRunPath = (id: string): string => `${renewalResultsPath}?${renewalRunParam}=${id}`;
/** Path of the imports of accounts. */
export const accountImportsPath = '/support/account-import';
/** Search parameter of the imports of accounts: id of an import. */
export const accountImportParam = 'import';
/** Returns the path of an import of accounts. */
export const accountImportPath = (id: string): string => `${accountImportsPath}?${accountImportParam}=${id}`;
/** Path of the settings and modules of the site, in the admin area. */
export const siteSettingsPath = '/admin/settings';
/** Path of the list of the runs of feeds. */
export const feedLogsPath = '/support/feed-logs';
/** Returns the path of the form of a feed, in the admin area. */
export const feedFormPath = (id: string): string => `/admin/feeds/${id}/edit`;
