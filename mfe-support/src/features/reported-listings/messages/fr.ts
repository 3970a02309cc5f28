import type { en } from './en.ts';

/** Messages of the list of reported listings, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Annonces signalées',
  description: 'Une décision ferme tous les signalements d’une annonce. La gravité la plus élevée vient d’abord.',
  lists: 'Listes d’annonces signalées',
  'list.open': 'Ouvertes',
  'list.waiting': 'Question posée',
  'list.appealed': 'Appels',
  'list.closed': 'Fermées',
  'empty.open': 'Aucun signalement ouvert',
  'empty.waiting': 'Aucune question aux propriétaires',
  'empty.appealed': 'Aucun appel',
  'empty.closed': 'Aucun signalement fermé',
  emptyText: 'Vous êtes à jour.',
  count: '{count, plural, one {# annonce} other {# annonces}}',
  loading: 'Chargement des annonces signalées',
  failed: 'Nous n’avons pas pu charger les annonces signalées',
  tryAgain: 'Réessayer',
  listing: 'Annonce',
  problem: 'Problème',
  reporters: '{count, plural, one {# personne} other {# personnes}}',
  company: 'Entreprise',
  time: 'Délai',
  state: 'État',
};
