import type { en } from './en.ts';

/** Messages of the address fields of a listing, in French. */
export const fr: Record<keyof typeof en, string> = {
  address: 'Adresse',
  street: 'Numéro et rue',
  streetHint: 'Par exemple, 67, avenue Sorauren',
  city: 'Ville',
  cityHint: 'Tapez, puis choisissez',
  cityCount: '{count, plural, =0 {Aucune ville} one {# ville} other {# villes}}',
  cityNone: 'Aucune ville ne porte ce nom. Vérifiez l’orthographe.',
  cityFailed: 'Impossible de charger les villes. Continuez à taper pour réessayer.',
  needCity: 'Choisissez une ville de la liste.',
  postalCode: 'Code postal',
  needPostalCode:
    '{country, select, US {Entrez un code ZIP, comme 98101.} other {Entrez un code postal, comme M6R 2E1.}}',
  pin: 'Repère sur la carte',
  pinHint: 'Déplacez la carte jusqu’à ce que le repère soit sur la porte d’entrée.',
  pinNeedsCity: 'Choisissez d’abord la ville, et une carte s’ouvrira ici.',
  needPin: 'Placez le repère sur la carte.',
  confirmPin: 'Le repère est sur la porte d’entrée',
  pinConfirmed: 'Repère confirmé sur la porte d’entrée',
  enterNumbers: 'Entrer plutôt des nombres',
  latitude: 'Latitude',
  longitude: 'Longitude',
  needDegrees: 'Entrez un nombre de -{max} à {max}.',
};
