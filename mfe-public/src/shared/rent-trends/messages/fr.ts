import type { en } from './en.ts';

/** What a chart of rents says, in French. */
export const fr: Record<keyof typeof en, string> = {
  summary:
    '{name} : de {from} ({first}) à {to} ({last}). Le plus bas : {low} ({lowest}) ; le plus haut : {high} ({highest}).',
  smoothed: 'Chaque point est la médiane de trois mois, car moins de 100 logements sont comptés par mois.',
  shade: 'La bande ombrée couvre la moitié centrale des annonces.',
  showTable: 'Montrer le tableau',
  tableOf: '{name}, mois par mois',
  month: 'Mois',
  median: 'Loyer médian',
  half: 'Moitié centrale',
  threeMonths: 'Médiane de trois mois',
  homes: 'Logements',
  soFar: '{month}, jusqu’ici',
  range: 'de {low} à {high}',
  limited: 'Données limitées',
  tooFew: 'Trop peu de logements',
  fewerThanTen: 'Moins de 10',
  thisHome: 'Ce logement : {rent}',
};
