/** Messages shown while the network is unavailable, in English. */
export const en = {
  offline: 'You are offline. Picks and pages you opened still work.',
  keptPage: 'We could not reach Porchlight. This is the page as it was {when}.',
  tryAgain: 'Try again',
  offlineTitle: 'You are offline',
  offlineWhy: 'This page was not opened before, so it is not on this device. Picks and pages you opened still work.',
  awayTitle: 'We could not reach Porchlight',
  awayWhy: 'Check your connection and try again. Picks and pages you opened still work.',
  home: 'Home page',
  myPicks: 'My Picks',
  ways: 'What you can do',
  opened: 'Pages you opened',
} as const;
