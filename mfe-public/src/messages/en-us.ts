import type { en } from './en.ts';

/** What the US writes otherwise. */
export const enUs: Partial<Record<keyof typeof en, string>> = {
  kindProvince: 'State',
  kindNeighbourhood: 'Neighborhood',
  kindPostal: 'ZIP code',
  searchLabel: 'City or state',
  searchPlaceholder: 'City, address or ZIP code',
};
