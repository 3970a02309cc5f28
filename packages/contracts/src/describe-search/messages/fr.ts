import type { en } from './en.ts';

/** French phrases that describe the filters of a search. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  'search.anywhere': 'Logements',
  'search.beds': '{count, plural, =0 {Studio} one {# chambre} other {# chambres}}',
  'search.bedsFrom': '{count, number}+ chambres',
  'search.baths': '{count, plural, one {# salle de bain} other {# salles de bain}}',
  'search.bathsFrom': '{count, number}+ salles de bain',
  'search.upTo': 'jusqu’à {max}',
  'search.from': 'dès {min}',
  'search.between': 'de {min} à {max}',
  'search.size': '{feet, number} pi²',
  'search.included': '{name} inclus',
  'search.furnishedOrPartly': 'Meublé ou en partie meublé',
  'search.moveIn': 'libre au plus tard le {day}',
  'search.bounds': 'une zone de la carte',
  'search.area': 'une zone dessinée sur la carte',
  'search.keyword': '« {term} »',
};
