import type { en } from './en.ts';

/** Messages of the screens of cities and metro areas, in French. */
export const fr: Record<keyof typeof en, string> = {
  position: 'Position sur la carte',
  positionHint:
    'Faites glisser les coins, déplacez-les avec les flèches, ou saisissez des degrés comme 51.05 et -114.07. Les longitudes à l’ouest ont un signe moins.',
  mapLoading: 'La carte se charge',
  publicPage: 'Page publique',
  publicListings:
    '{count, plural, =0 {Aucune annonce publique} =1 {Une annonce publique} other {{shown} annonces publiques}}',
  merge: 'Fusionner avec une autre ville',
  mergeTitle: 'Fusionner {city} avec une autre ville',
  mergeText: 'Tout ce qui est à {city} passe à la ville que vous choisissez. {city} n’est alors plus dans la liste.',
  mergeInto: 'Fusionner avec {into}',
  mergeWarning: 'Une fusion ne peut pas être annulée.',
  merging: 'Fusion en cours…',
  merged: '{city} fait maintenant partie de {into}.',
  target: 'Ville qui reste',
  found: '{count, plural, =0 {Aucune ville} =1 {Une ville} other {# villes}}',
  noneFound: 'Aucune autre ville n’a ce nom',
  listings: 'Annonces',
  alerts: 'Alertes par courriel',
  aliases: 'Nouvelles graphies',
  address: 'Adresse',
  none: 'Aucune',
  moreThan: 'Plus de {count}',
  cancel: 'Annuler',
  close: 'Fermer',
};
