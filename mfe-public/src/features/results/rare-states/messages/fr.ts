import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  noMatch: 'Aucun logement ne correspond à votre recherche',
  noMatchText: 'Retirez un filtre pour en voir plus.',
  without: 'Retirer « {filter} » ({count, plural, one {# logement} other {# logements}})',
  noneHere: 'Aucun logement ici pour l’instant',
  noneHereText: 'Aucun logement à louer en ce moment : {place}. Essayez les lieux à proximité.',
  searchedFor: 'Plusieurs lieux correspondent à « {text} »',
  didYouMeanFor: 'Aucun lieu ne s’appelle « {text} ». Vouliez-vous dire …',
  showingPlace: 'Voici {place}.',
  searchInstead: 'Chercher plutôt « {text} »',
  sameNearby: 'La même recherche à proximité',
  nothingFor: 'Aucun lieu ne correspond à « {text} »',
  searchWords: 'Chercher « {text} » dans les descriptions',
};
