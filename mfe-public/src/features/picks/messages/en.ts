/** What My Picks says and no other page, in English. */
export const en = {
  findHome: 'Find a home',
  deviceOnly: 'Saved on this device only.',
  deviceOnlyText: 'Sign up to keep them.',
  signUp: 'Login / Sign up',
  picksFailed: 'We could not refresh your homes. They are still kept on this device, as you saw them last.',
  picksFull: 'You keep {count} homes, the most there can be. Let one go to keep another.',
  sharePicks: 'Copy link',
  picksShared: 'The link is copied. Whoever opens it sees these homes, not your notes.',
  picksSharedFirst: 'The link is copied. It holds the first {count} homes, without your notes.',
  backToPicks: 'Back to My Picks',
  sharedPicks: 'Homes somebody shared with you',
  sharedGone:
    '{count, plural, one {One of these homes is no longer available.} other {# of these homes are no longer available.}}',
  sharedNone: 'None of these homes is still available',
  keepAll: '{count, plural, one {Add it to My Picks} other {Add all # to My Picks}}',
  myOwnPicks: 'Your own picks',
} as const;
