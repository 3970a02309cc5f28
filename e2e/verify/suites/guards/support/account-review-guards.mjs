const folder = 'services/accounts/src/account-reviews';
const documents = 'services/accounts/src/account-documents';
const requests = `${folder}/document-requests.http.spec.ts`;
const decisions = `${folder}/account-review-decisions.http.spec.ts`;

/** Protections of reviews of accounts, and of the restrictions that they lead to. */
export const accountReviewGuards = [
  {
    name: 'conditional update: an account review is decided once',
    file: `${folder}/account-review-decisions.ts`,
    marker: 'account-review-decision',
    take: / and state = 'open' and documents/,
    put: ' and documents',
    tests: decisions,
    expected: 'of two at once is the first: the second gets 409, and no mail is doubled',
  },
  {
    name: 'conditional update: a decision is based on the request for documents that its author read',
    file: `${folder}/account-review-decisions.ts`,
    marker: 'account-review-decision',
    take: / and documents_requested_at is not distinct from \$8/,
    put: ' and ($8::timestamptz is null or true)',
    tests: requests,
    expected: 'changes what a decision is based on: one that did not see it is refused',
  },
  {
    name: 'conditional update: documents are requested once',
    file: `${folder}/document-requests.ts`,
    marker: 'account-document-request',
    take: / and \(documents_due_at is null or/,
    put: ' and (true or',
    tests: requests,
    expected: 'of two at once is the first, mailed once',
  },
  {
    name: 'lock: documents that arrive at once are counted',
    file: `${documents}/own-documents.ts`,
    marker: 'account-document-lock',
    take: / for update`/,
    put: '`',
    tests: `${documents}/account-documents.http.spec.ts`,
    expected: 'is one of at most five for a request, also when they arrive at once',
  },
  {
    name: 'additional data: a document cannot be read as that of another landlord',
    file: `${documents}/document-box.ts`,
    marker: 'account-document-owner',
    take: /`account-document \$\{reviewId\} \$\{id\}`/,
    put: '(reviewId && id ? `account-document` : ``)',
    tests: `${documents}/stored-documents.http.spec.ts`,
    expected: 'cannot be read as that of another landlord',
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
