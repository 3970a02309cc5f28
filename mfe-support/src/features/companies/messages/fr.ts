import type { en } from './en.ts';

/** Messages of the lists of companies, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Entreprises',
  description: 'Propriétaires, gestionnaires et courtiers, avec leurs adhésions et leurs logements',
  find: 'Trouver une entreprise',
  filters: 'Listes d’entreprises',
  'filter.all': 'Toutes',
  'filter.members': 'Membres',
  'filter.expiring': 'Fin dans les 30 jours',
  'filter.restricted': 'Restreintes',
  'empty.all': 'Aucune entreprise',
  'empty.members': 'Aucun membre',
  'empty.expiring': 'Aucune adhésion ne prend fin dans les 30 jours',
  'empty.restricted': 'Aucune entreprise n’a de propriétaire restreint',
  unknownFilter: 'Cette liste n’existe pas',
  unknownFilterText: 'Vous voyez plutôt toutes les entreprises.',
  loading: 'Chargement des entreprises',
  failed: 'Impossible de charger les entreprises',
  tryAgain: 'Réessayer',
  count: '{count, plural, one {# entreprise} other {# entreprises}}',
  countMore: 'Au moins {count, number} entreprises. Faites une recherche pour trouver les autres.',
};
