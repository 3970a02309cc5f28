import type { en } from './en.ts';

/** What a chart of rents says, in French. */
export const fr: Record<keyof typeof en, string> = {
  summary:
    '{name} : de {from} en {first} à {to} en {last}. Le plus bas : {low} en {lowest}; le plus haut : {high} en {highest}.',
  smoothed: 'Chaque point est la médiane de trois mois, car moins de 100 logements sont comptés par mois.',
  shade: 'La zone ombrée contient la moitié centrale des logements.',
  showTable: 'Montrer le tableau',
  tableOf: '{name}, mois par mois',
  month: 'Mois',
  median: 'Loyer médian',
  half: 'La moitié des logements demande',
  threeMonths: 'Médiane de trois mois',
  homes: 'Logements',
  soFar: '{month}, jusqu’ici',
  range: 'de {low} à {high}',
  limited: 'Données limitées',
  tooFew: 'Trop peu de logements',
  fewerThanTen: 'Moins de 10',
  thisHome: 'Ce logement : {rent}',
};
