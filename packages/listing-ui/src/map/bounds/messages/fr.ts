import type { en } from './en.ts';

/** What the map of a box says, in French. */
export const fr: Record<keyof typeof en, string> = {
  mapOfBounds: 'Carte des limites',
  northWest: 'Coin nord-ouest',
  northEast: 'Coin nord-est',
  southEast: 'Coin sud-est',
  southWest: 'Coin sud-ouest',
  placeBox: 'Placer un rectangle ici',
  centerHandle: 'Centre',
};
