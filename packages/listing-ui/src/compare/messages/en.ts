/** Homes side by side, in English. */
export const en = {
  tryAgain: 'Try again',
  yourNote: 'Your note',
  noNote: 'None',
  failed: '{count, plural, one {We could not load one of the homes.} other {We could not load # of the homes.}}',
} as const;
