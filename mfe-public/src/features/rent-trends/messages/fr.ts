import type { en } from './en.ts';

/** What the page of rent trends says, in French. */
export const fr: Record<keyof typeof en, string> = {
  asOf: 'En date du {date}. Les chiffres de ce mois-ci ne sont pas complets.',
  how: 'Comment nous comptons',
  table: 'Loyers en {month}',
  tableCaption: 'Loyers demandés selon la taille du logement',
  size: 'Logement',
  median: 'Loyer médian',
  average: 'Moyenne',
  overMonth: 'Sur un mois',
  overYear: 'Sur un an',
  homes: 'Logements comptés',
  half: 'moitié centrale : {low} à {high}',
  up: 'en hausse de {share}',
  down: 'en baisse de {share}',
  same: 'sans changement',
  unknown: 'inconnu',
  standIn: 'Chiffres pour {area} : trop peu de logements de cette taille ici.',
  standInForAll: 'Trop peu de logements ici. Voici les chiffres pour {area}.',
  noFigure: 'Données insuffisantes',
  chart: 'Les 24 derniers mois',
  chooseSize: 'Taille du logement',
  homesIn: 'Loyers ({place}), {size}',
  similar: 'Loyers de villes semblables',
  typical: 'médian pour 1 chambre',
  seeHomes: 'Voir les logements à louer : {place}',
  none: 'Trop peu de logements pour montrer les loyers d’ici',
  noneText:
    'Nous montrons seulement des chiffres basés sur dix logements ou plus. Parcourez les logements ou essayez une région plus grande.',
  failed: 'Nous n’avons pas pu charger les loyers. Vérifiez votre connexion et réessayez.',
  rentTrendsDescription:
    '{place} : les loyers demandés selon la taille du logement, leur évolution sur 24 mois et notre façon de compter.',
};
