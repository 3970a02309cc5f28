import type { en } from './en.ts';

/** Messages of the list of activities, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Activité',
  description: 'Ce qui est arrivé à vos annonces au cours des 90 derniers jours.',
  filters: 'Filtres',
  kind: 'Type',
  allKinds: 'Tout',
  'kind.lead': 'Nouvelles demandes',
  'kind.live': 'Mises en ligne',
  'kind.off': 'Mises hors ligne',
  'kind.rent': 'Changements de loyer',
  'kind.edit': 'Modifications',
  'kind.scheduled': 'Annonces programmées',
  'kind.created': 'Annonces ajoutées',
  listing: 'Annonce',
  allListings: 'Toutes les annonces',
  clear: 'Effacer les filtres',
  loading: 'L’activité se charge',
  failed: 'Nous n’avons pas pu charger l’activité',
  tryAgain: 'Réessayer',
  none: 'Rien pour l’instant',
  noneText: 'Les nouvelles demandes, les changements de loyer et les modifications de vos annonces apparaîtront ici.',
  noneFound: 'Rien trouvé',
  noneFoundText: 'Choisissez un autre type ou une autre annonce, ou effacez les filtres.',
  count: '{count, plural, one {# entrée} other {# entrées}}',
};
