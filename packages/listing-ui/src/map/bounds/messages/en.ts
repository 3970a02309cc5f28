/** What the map of a box says, in English. */
export const en = {
  mapOfBounds: 'Map of the bounds',
  northWest: 'Northwest corner',
  northEast: 'Northeast corner',
  southEast: 'Southeast corner',
  southWest: 'Southwest corner',
  placeBox: 'Place a box here',
  centerHandle: 'Center',
} as const;
