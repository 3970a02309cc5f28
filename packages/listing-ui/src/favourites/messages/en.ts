/** Favourites and their comparison, in English. */
export const en = {
  count: '{count, plural, =0 {No homes} one {# home} other {# homes}}',
  empty: 'Tap the heart on any home to save it here',
  findHome: 'Find a home',
  sort: 'Sort',
  sortAdded: 'Recently added',
  sortRentAsc: 'Lowest rent',
  sortRentDesc: 'Highest rent',
  sortSize: 'Largest',
  compare: 'Compare',
  compareHome: 'Compare {home}',
  compareOneMore: 'Select one more home to compare.',
  compareTicked: '{count} of {most} homes selected',
  compareNow: '{count, plural, other {Compare # homes}}',
  clear: 'Clear',
} as const;
