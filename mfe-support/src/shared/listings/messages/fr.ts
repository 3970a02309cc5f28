import type { en } from './en.ts';

/** Messages of listings in a list or a search, in French. */
export const fr: Record<keyof typeof en, string> = {
  listing: 'Annonce',
  landlord: 'Entreprise et propriétaire',
  noName: 'Sans nom',
  state: 'État',
  featured: 'En vedette',
  risk: 'Risque',
  noRisk: '–',
  listed: 'Ajoutée',
  confirmed: 'Confirmée',
};
