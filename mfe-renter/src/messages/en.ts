/** The renter area in English. */
export const en = {
  profile: 'Profile',
  inquiries: 'My inquiries',
  favourites: 'My favourites',
  alerts: 'Email alerts',
  recommended: 'Recommended homes',
  viewed: 'Viewed homes',
  map: 'My map',
} as const;
