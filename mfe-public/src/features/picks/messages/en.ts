/** What My Picks says and no other page, in English. */
export const en = {
  findHome: 'Find a home',
  deviceOnly: 'Saved on this device only.',
  deviceOnlyText: 'Sign up to save them to your account.',
  signUp: 'Login / Sign up',
  saveByEmail: 'Save by email',
  picksFailed: 'We couldn’t refresh your homes. They’re still saved on this device, as you last saw them.',
  picksFull: 'You’ve saved {count} homes, the maximum. Remove one to add another.',
  sharePicks: 'Copy link',
  picksShared: 'Link copied. Anyone who opens it sees these homes, not your notes.',
  picksSharedFirst: 'Link copied. It includes the first {count} homes, without your notes.',
  backToPicks: 'Back to My Picks',
  sharedPicks: 'Homes someone shared with you',
  sharedGone:
    '{count, plural, one {One of these homes is no longer available.} other {# of these homes are no longer available.}}',
  sharedNone: 'None of these homes are still available',
  keepAll: '{count, plural, one {Add it to My Picks} other {Add all # to My Picks}}',
  myOwnPicks: 'Your own picks',
} as const;
