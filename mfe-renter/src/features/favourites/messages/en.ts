/** The favourites of a renter in English. */
export const en = {
  title: 'My favourites',
  tryAgain: 'Try again',
  loading: 'Your favourites are loading',
  failed: 'We could not load your homes. Check your connection and try again.',
  restFailed: 'We could not load all of your homes. Check your connection and try again.',
  sortNear: 'Nearest to {place}',
  back: 'Back to my favourites',
} as const;
