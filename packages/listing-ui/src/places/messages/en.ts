/** How far homes are from a renter's places, in English. */
export const en = {
  walk: 'about {minutes} min walk · {distance}',
  distanceTo: 'To {place}',
  farFrom: '{place}: {far}',
} as const;
