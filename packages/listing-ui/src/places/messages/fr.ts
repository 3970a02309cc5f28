import type { en } from './en.ts';

/** How far homes are from a renter's places, in French. */
export const fr: Record<keyof typeof en, string> = {
  walk: 'environ {minutes} min à pied · {distance}',
  distanceTo: 'Jusqu’à {place}',
  farFrom: '{place} : {far}',
};
