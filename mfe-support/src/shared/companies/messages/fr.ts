import type { en } from './en.ts';

/** Messages of companies in lists, in French. */
export const fr: Record<keyof typeof en, string> = {
  company: 'Entreprise',
  city: 'Ville',
  noCity: 'Non indiquée',
  users: 'Utilisateurs',
  live: 'Logements en ligne',
  unknown: 'Non disponible',
  membership: 'Membre jusqu’au',
  noMembership: 'Aucune adhésion',
};
