/** Routes of the support area that have a screen; the others are placeholders. */
export const supportScreens: readonly string[] = [
  '/support/account-reviews/',
  '/support/account-reviews/:id',
  '/support/companies/:filter?',
  '/support/company-search/',
  '/support/company/:id',
  '/support/dashboard',
  '/support/listing/:id',
  '/support/listings/:filter?',
  '/support/messages',
  '/support/messages/:id',
  '/support/reported-listings/',
  '/support/reported-listings/:id',
  '/support/user-search/',
  '/support/user/:id',
  '/support/user/:id/merge-accounts',
  '/support/users/:filter?',
];
