/** Homes side by side, in English. */
export const en = {
  tryAgain: 'Try again',
  yourNote: 'Your note',
  noNote: 'None',
  failed: '{count, plural, one {We couldn’t load one of the homes.} other {We couldn’t load # of the homes.}}',
} as const;
