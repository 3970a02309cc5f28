import type { en } from './en.ts';

/** The renter area in French. */
export const fr: Record<keyof typeof en, string> = {
  profile: 'Profil', inquiries: 'Mes demandes', favourites: 'Mes favoris', alerts: 'Alertes courriel', recommended: 'Logements recommandés', viewed: 'Logements vus', map: 'Ma carte',
  count: '{count, plural, =0 {Aucun logement} one {# logement} other {# logements}}',
  tryAgain: 'Réessayer',
  failed: 'Nous n’avons pas pu charger vos logements. Vérifiez votre connexion et réessayez.',
  empty: 'Touchez le cœur d’un logement pour le garder ici',
  findHome: 'Trouver un logement',
  pages: 'Pages de favoris', previousPage: 'Précédente', nextPage: 'Suivante', pageN: 'Page {page}',
};
