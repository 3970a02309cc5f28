/** The renter area in English. */
export const en = {
  profile: 'Profile', inquiries: 'My inquiries', favourites: 'My favourites', alerts: 'Email alerts', recommended: 'Recommended homes', viewed: 'Viewed homes', map: 'My map',
  count: '{count, plural, =0 {No homes} one {# home} other {# homes}}',
  tryAgain: 'Try again',
  failed: 'We could not load your homes. Check your connection and try again.',
  empty: 'Tap the heart on any home to keep it here',
  findHome: 'Find a home',
  pages: 'Pages of favourites', previousPage: 'Previous', nextPage: 'Next', pageN: 'Page {page}',
} as const;
