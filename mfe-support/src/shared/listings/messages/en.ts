/** Messages of listings in a list or a search, in English. */
export const en = {
  listing: 'Listing',
  landlord: 'Company and landlord',
  noName: 'No name',
  state: 'State',
  featured: 'Featured',
  risk: 'Risk',
  noRisk: '–',
  listed: 'Added',
  confirmed: 'Confirmed',
} as const;
