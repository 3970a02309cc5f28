const folder = 'services/catalog/src/own-listings/expiry';

const schedule = 'services/catalog/src/listing-reviews/schedule';

/** Protections of listings that are published later, that expire, and that are confirmed. */
export const expiryGuards = [
  {
    name: 'lock: a scheduled listing is published once',
    file: `${schedule}/scheduled-publishing.ts`,
    marker: 'scheduled-listing',
    take: / for update skip locked/,
    put: '',
    tests: `${schedule}/listing-schedule.http.spec.ts`,
    expected: 'is offered once, for the credits that its landlord agreed to, however often and late the task runs',
  },
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
