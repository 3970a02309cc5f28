/** What the client itself says, in English. */
export const en = {
  offline: 'We can’t reach Porchlight. Check your connection and try again.',
  broken: 'Something went wrong on our side. Please try again in a moment.',
  blocksFailed: 'Error loading content blocks. Reason: {reason}',
  loggedOut: 'You are logged out',
  sessionOver: 'You have been logged out.',
  pickAdded: 'Added to My Picks, {count, plural, one {# home} other {# homes}}',
  pickRemoved: 'Removed from My Picks, {count, plural, one {# home} other {# homes}}',
  picksMerged: '{count, plural, one {# home} other {# homes}} added from this device',
  picksFull: 'My Picks holds up to {most} homes. Remove one to add another.',
} as const;
