/** Messages of the listings that wait for review, in English. */
export const en = {
  title: 'Waiting for review',
  description: 'High risks come first, then the listings that have waited longest.',
  loading: 'Loading the listings that wait for review',
  failed: 'We couldn’t load the listings that wait for review',
  tryAgain: 'Try again',
  empty: 'Nothing waits for review',
  emptyText: 'You’re all caught up. New listings appear here as soon as landlords submit them.',
  count: '{count, plural, one {# listing is waiting} other {# listings are waiting}}',
  listing: 'Listing',
  company: 'Company',
  submitted: 'Submitted',
  risk: 'Risk',
  first: 'First listing',
} as const;
