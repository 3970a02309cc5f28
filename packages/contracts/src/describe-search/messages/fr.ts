import type { en } from './en.ts';

/** French phrases that describe the filters of a search. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  anywhere: 'Logements',
  beds: '{count, plural, =0 {Studio} one {# chambre} other {# chambres}}',
  bedsFrom: '{count, number}+ chambres',
  baths: '{count, plural, one {# salle de bain} other {# salles de bain}}',
  bathsFrom: '{count, number}+ salles de bain',
  upTo: 'jusqu’à {max}',
  from: 'dès {min}',
  between: 'de {min} à {max}',
  size: '{feet, number} pi²',
  included: '{name} inclus',
  furnishedOrPartly: 'Meublé ou en partie meublé',
  moveIn: 'libre au plus tard le {day}',
  bounds: 'une zone de la carte',
  area: 'une zone dessinée sur la carte',
  keyword: '« {term} »',
};
