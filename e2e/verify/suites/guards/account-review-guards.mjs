const folder = 'services/accounts/src/account-reviews';
const decisions = `${folder}/account-review-decisions.http.spec.ts`;

/** Protections of reviews of accounts, and of the restrictions that they lead to. */
export const accountReviewGuards = [
  {
    name: 'conditional update: an account review is decided once',
    file: `${folder}/account-review-decisions.ts`,
    marker: 'account-review-decision',
    take: / and state = 'open' returning/,
    put: ' returning',
    tests: decisions,
    expected: 'of two at once is the first: the second gets 409, and no mail is doubled',
  },
  {
    name: 'login: a banned account gets no session',
    file: 'services/accounts/src/sessions/sessions.service.ts',
    marker: 'login-of-banned',
    take: /if \(person\?\.isBanned\)/,
    put: 'if (false)',
    tests: decisions,
    expected: 'is logged out, cannot log in, and reads why',
  },
  {
    name: 'publishing: a limited account turns on as many listings as support decided',
    file: 'services/commerce/src/publishing/publishing.service.ts',
    marker: 'listing-limit',
    take: /if \(live\.standard \+ live\.featured >= maxListings\)/,
    put: 'if (false)',
    tests: 'services/commerce/src/publishing/restricted-publishing.http.spec.ts',
    expected: 'of a limited account stops at its limit, also at once',
  },
];
