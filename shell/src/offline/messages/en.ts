/** Messages shown while the network is unavailable, in English. */
export const en = {
  offline: 'You’re offline. My Picks and pages you’ve opened still work.',
  keptPage: 'We can’t reach Porchlight. This is a copy of the page from {when}.',
  tryAgain: 'Try again',
  offlineTitle: 'You’re offline',
  offlineWhy:
    'You haven’t opened this page before, so there’s no copy on this device. My Picks and pages you’ve opened still work.',
  awayTitle: 'We can’t reach Porchlight',
  awayWhy: 'Check your connection and try again. My Picks and pages you’ve opened still work.',
  home: 'Home page',
  myPicks: 'My Picks',
  ways: 'What you can do',
  opened: 'Pages you’ve opened',
} as const;
