import type { en } from './en.ts';

/** What the page of rent trends says, in French. */
export const fr: Record<keyof typeof en, string> = {
  asOf: 'En date du {date}. Le mois en cours compte les logements jusqu’ici.',
  how: 'Comment nous comptons',
  table: 'Loyers en {month}',
  tableCaption: 'Loyers demandés selon la taille du logement',
  size: 'Logement',
  median: 'Loyer médian',
  average: 'Moyenne',
  overMonth: 'En un mois',
  overYear: 'En un an',
  homes: 'Logements comptés',
  half: 'la moitié demande de {low} à {high}',
  up: 'en hausse de {share}',
  down: 'en baisse de {share}',
  same: 'sans changement',
  unknown: 'inconnu',
  standIn: 'Chiffres pour {area} : il y a ici trop peu de tels logements.',
  standInForAll: 'Il y a ici trop peu de logements. Voici les chiffres pour {area}.',
  noFigure: 'Trop peu de logements pour le dire',
  chart: 'Les 24 derniers mois',
  chooseSize: 'Taille du logement',
  homesIn: '{place}, {size}',
  similar: 'Loyers d’endroits semblables',
  typical: 'courant pour 1 chambre',
  seeHomes: 'Voir les logements à louer : {place}',
  none: 'Trop peu de logements pour dire les loyers d’ici',
  noneText:
    'Nous montrons un chiffre seulement s’il vient de dix logements ou plus. Regardez les logements eux-mêmes, ou un endroit plus grand.',
  failed: 'Nous n’avons pas pu charger les loyers. Vérifiez votre connexion et réessayez.',
  rentTrendsDescription:
    '{place} : les loyers demandés selon la taille du logement, leur évolution sur 24 mois et notre façon de compter.',
};
