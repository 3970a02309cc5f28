import type { en } from './en.ts';

/** How far a home is from a renter's places, in French. */
export const fr: Record<keyof typeof en, string> = {
  tryAgain: 'Réessayer',
  myPlaces: 'Mes lieux',
  walkTo: '{place} · environ {minutes} min à pied',
  walkRule: 'Distance à vol d’oiseau. Le temps de marche suppose un trajet 1,3 fois plus long, à 5 km/h.',
  placesFailed: 'Nous n’avons pas pu charger vos lieux. Vérifiez votre connexion et réessayez.',
  noPlaces: 'Ajoutez le travail ou l’école pour voir la distance sur chaque logement.',
  addPlace: 'Ajouter un lieu',
};
