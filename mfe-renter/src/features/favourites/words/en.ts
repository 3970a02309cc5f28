/** The favourites of a renter in English. */
export const en = {
  title: 'My favourites', count: '{count, plural, =0 {No homes} one {# home} other {# homes}}', tryAgain: 'Try again', loading: 'Your favourites are loading',
  failed: 'We could not load your homes. Check your connection and try again.', restFailed: 'We could not load all of your homes. Check your connection and try again.',
  empty: 'Tap the heart on any home to keep it here', findHome: 'Find a home',
  sort: 'Sort', sortAdded: 'Recently added', sortRentAsc: 'Lowest rent', sortRentDesc: 'Highest rent', sortSize: 'Largest', sortNear: 'Nearest to {place}',
  compare: 'Compare', compareHome: 'Compare {home}', compareOneMore: 'Tick one more home to compare.', compareTicked: '{count} of {most} homes ticked', compareNow: '{count, plural, other {Compare # homes}}', clear: 'Clear',
  back: 'Back to my favourites',
} as const;
