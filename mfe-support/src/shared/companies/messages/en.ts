/** Messages of companies in lists, in English. */
export const en = {
  company: 'Company',
  city: 'City',
  noCity: 'Not stated',
  users: 'Users',
  live: 'Live homes',
  unknown: 'Not available',
  membership: 'Member until',
  noMembership: 'No membership',
} as const;
