import type { en } from './en.ts';

/** Messages of the list of conversations, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Messages',
  description:
    'Ce que les gens écrivent dans les formulaires du site. Les personnes qui attendent depuis le plus longtemps viennent d’abord.',
  lists: 'Listes de messages',
  'empty.open': 'Aucun message ouvert',
  'empty.replied': 'Aucun message en attente de la personne',
  'empty.closed': 'Aucun message fermé',
  'empty.spam': 'Aucun pourriel',
  emptyText: 'Vous êtes à jour.',
  noMatch: 'Aucun message trouvé',
  noMatchText:
    'Cherchez par le début des noms et des mots, une adresse courriel entière, ou un numéro comme M-1A2B3C4D.',
  count: '{count, plural, one {# message} other {# messages}}',
  loading: 'Chargement des messages',
  failed: 'Nous n’avons pas pu charger les messages',
  tryAgain: 'Réessayer',
  search: 'Nom, mot, courriel ou numéro',
  shortSearch: 'Tapez au moins 3 caractères.',
  columns: 'Colonnes',
  clear: 'Effacer la recherche',
  person: 'Personne',
  message: 'Message',
  topic: 'Sujet',
  time: 'Depuis',
  state: 'État',
  selectAll: 'Tout sélectionner',
  selectRow: 'Sélectionner {name}',
  selected: '{count, plural, one {# sélectionné} other {# sélectionnés}}',
  clearSelection: 'Effacer la sélection',
  close: 'Fermer',
  reopen: 'Rouvrir',
  spam: 'Marquer comme pourriel',
  changed:
    '{count, plural, =0 {Une ou un collègue a été plus rapide : rien n’a changé.} one {# message modifié.} other {# messages modifiés.}}',
};
