const gridMetres = 250;
const metresPerDegree = 111_320;

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Returns the public point of a listing: the exact one, or the centre of its cell in a 250 m grid when the address is
 * hidden.
 */
export function publicPoint(listing: Coordinates & { readonly hidesExactAddress: boolean }): Coordinates {
  if (!listing.hidesExactAddress)
    return { latitude: roundTo6Decimals(listing.latitude), longitude: roundTo6Decimals(listing.longitude) };
  const cellHeight = gridMetres / metresPerDegree;
  const latitude = cellCentre(listing.latitude, cellHeight);
  // The width depends on the latitude of the cell, not of the listing, so that all listings of a cell share one point.
  const cellWidth = cellHeight / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return {
    latitude: roundTo6Decimals(latitude),
    longitude: roundTo6Decimals(cellCentre(listing.longitude, cellWidth)),
  };
}

const cellCentre = (value: number, size: number): number => (Math.floor(value / size) + 0.5) * size;
const roundTo6Decimals = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
