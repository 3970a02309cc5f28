/** Messages of screens that belong to landlords, in English. */
export const en = {
  loading: 'This page is loading',
  failed: 'We can’t load this page',
  tryAgain: 'Try again',
  unverifiedTitle: 'Confirm your email first',
  unverified: 'This page opens once your email is confirmed.',
  verify: 'Confirm my email',
  closedTitle: 'For landlords',
  closed: 'This page belongs to landlord accounts.',
} as const;
