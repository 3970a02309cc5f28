import type { en } from './en.ts';

/** Favourites and their comparison, in French. */
export const fr: Record<keyof typeof en, string> = {
  count: '{count, plural, =0 {Aucun logement} one {# logement} other {# logements}}',
  empty: 'Touchez le cœur d’un logement pour l’enregistrer ici',
  findHome: 'Trouver un logement',
  sort: 'Trier',
  sortAdded: 'Ajoutés récemment',
  sortRentAsc: 'Loyer le plus bas',
  sortRentDesc: 'Loyer le plus haut',
  sortSize: 'Plus grand',
  sortNear: 'Plus près de {place}',
  sendInquiry: 'Envoyer une demande',
  seeInquiry: 'Voir ma demande',
  actionFor: '{action} : {home}',
  compare: 'Comparer',
  compareHome: 'Comparer {home}',
  compareOneMore: 'Sélectionnez un autre logement à comparer.',
  compareTicked: '{count} logements sélectionnés sur {most}',
  compareNow: '{count, plural, other {Comparer # logements}}',
  clear: 'Effacer',
};
