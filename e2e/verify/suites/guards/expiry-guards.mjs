const folder = 'services/catalog/src/own-listings/expiry';

/** Protections of listings that expire and are confirmed. */
export const expiryGuards = [
  {
    name: 'lock: a listing that was confirmed first does not expire',
    file: `${folder}/listing-expiry.ts`,
    marker: 'expired-listing',
    take: / for update skip locked/,
    put: '',
    tests: `${folder}/listing-expiry.http.spec.ts`,
    expected: 'does not expire a listing that was confirmed first',
  },
  {
    name: 'lock: a mailed link confirms a listing once',
    file: `${folder}/refresh-links.ts`,
    marker: 'refresh-link',
    take: / for update/,
    put: '',
    tests: `${folder}/listing-refresh.http.spec.ts`,
    expected: 'confirms the listing once, without a login',
  },
];
