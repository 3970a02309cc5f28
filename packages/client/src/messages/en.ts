/** What the client itself says, in English. */
export const en = {
  offline: 'We could not reach Porchlight. Check your connection and try again.',
  broken: 'Something broke on our side. Try again in a moment.',
  loggedOut: 'You are logged out',
  sessionOver: 'You have been logged out.',
  pickAdded: 'Added to My Picks, {count, plural, one {# home} other {# homes}}',
  pickRemoved: 'Removed from My Picks, {count, plural, one {# home} other {# homes}}',
  picksMerged: '{count, plural, one {# home} other {# homes}} added from this device',
  picksFull: 'My Picks holds {most} homes. Remove one to add another.',
} as const;
