/** The favourites of a renter in English. */
export const en = {
  title: 'My favourites',
  tryAgain: 'Try again',
  loading: 'Loading your favourites',
  failed: 'We couldn’t load your homes. Check your connection and try again.',
  restFailed: 'We couldn’t load all of your homes. Check your connection and try again.',
  back: 'Back to my favourites',
} as const;
