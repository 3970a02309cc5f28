import type { en } from './en.ts';

/** The favourites of a renter in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Mes favoris',
  count: '{count, plural, =0 {Aucun logement} one {# logement} other {# logements}}',
  tryAgain: 'Réessayer',
  loading: 'Vos favoris se chargent',
  failed: 'Nous n’avons pas pu charger vos logements. Vérifiez votre connexion et réessayez.',
  restFailed: 'Nous n’avons pas pu charger tous vos logements. Vérifiez votre connexion et réessayez.',
  empty: 'Touchez le cœur d’un logement pour le garder ici',
  findHome: 'Trouver un logement',
  sort: 'Trier',
  sortAdded: 'Ajoutés récemment',
  sortRentAsc: 'Loyer le plus bas',
  sortRentDesc: 'Loyer le plus haut',
  sortSize: 'Plus grand',
  sortNear: 'Plus près de {place}',
  compare: 'Comparer',
  compareHome: 'Comparer {home}',
  compareOneMore: 'Cochez un autre logement à comparer.',
  compareTicked: '{count} logements cochés sur {most}',
  compareNow: '{count, plural, other {Comparer # logements}}',
  clear: 'Effacer',
  back: 'Retour à mes favoris',
};
