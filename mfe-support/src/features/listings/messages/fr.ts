import type { en } from './en.ts';

/** Messages of the listings that wait for review, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'À examiner',
  description: 'Les risques élevés d’abord, puis les annonces qui attendent depuis le plus longtemps.',
  loading: 'Chargement des annonces à examiner',
  failed: 'Impossible de charger les annonces à examiner',
  tryAgain: 'Réessayer',
  empty: 'Aucune annonce à examiner',
  emptyText: 'Tout est à jour. Les nouvelles annonces apparaissent ici dès que les propriétaires les soumettent.',
  count: '{count, plural, one {# annonce en attente} other {# annonces en attente}}',
  listing: 'Annonce',
  company: 'Entreprise',
  submitted: 'Soumise',
  risk: 'Risque',
  first: 'Première annonce',
};
