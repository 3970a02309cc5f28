/**
 * Lists of users for support. `restricted`: disabled accounts. `new-7d`: made in the last seven days. `unclaimed`: have
 * no password yet. `bouncing`: a mail could not be delivered in the last 30 days.
 */
export const supportUserFilters = [
  'all',
  'landlords',
  'renters',
  'unverified',
  'restricted',
  'new-7d',
  'unclaimed',
  'bouncing',
] as const;
export type SupportUserFilter = (typeof supportUserFilters)[number];
/** Characters of a search for users. */
export const searchedUserLength = { min: 3, max: 254 } as const;
/** Users that a search returns. */
export const maxFoundUsers = 25;
/** Accounts that are listed with the phone number of a user. */
export const maxSamePhoneUsers = 10;
