/** How far a home is from a renter's places, in English. */
export const en = {
  tryAgain: 'Try again',
  myPlaces: 'My places',
  walkTo: '{place} · about {minutes} min walk',
  walkRule: 'Straight-line distance. Walking time assumes a route 1.3 times as long, at 5 km/h.',
  placesFailed: 'We couldn’t load your places. Check your connection and try again.',
  noPlaces: 'Add work or school to see the distance on every home.',
  addPlace: 'Add a place',
} as const;
