import type { en } from './en.ts';

/** Messages of the list of account reviews, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Vérifications de comptes',
  description: 'Propriétaires à vérifier. L’échéance la plus proche vient d’abord.',
  lists: 'Listes de vérifications de comptes',
  'list.open': 'Ouvertes',
  'list.closed': 'Fermées',
  'empty.open': 'Aucun compte à vérifier',
  'empty.closed': 'Aucune vérification fermée',
  emptyText: 'Vous êtes à jour.',
  count: '{count, plural, one {# compte} other {# comptes}}',
  loading: 'Chargement des vérifications de comptes',
  failed: 'Nous n’avons pas pu charger les vérifications de comptes',
  tryAgain: 'Réessayer',
  landlord: 'Propriétaire',
  company: 'Entreprise',
  causes: 'Pourquoi',
  time: 'Délai',
  state: 'État',
  noCompany: 'Aucune entreprise',
  level: 'Niveau {level}',
};
