import type { en } from './en.ts';

/** What the US writes otherwise. */
export const enUs: Partial<Record<keyof typeof en, string>> = {
  kindProvince: 'State',
  kindNeighbourhood: 'Neighborhood',
  kindPostal: 'ZIP code',
  searchLabel: 'City or state',
  searchPlaceholder: 'City, address or ZIP code',
  homeDescription: 'Homes for rent in the US and Canada for people who are new here: whole prices, plain words, no account needed to look.',
  heroText: 'Homes for rent across the US and Canada, with the whole price and what you need to apply. No account needed.',
};
