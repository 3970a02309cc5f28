const gridMetres = 250;
const metresPerDegree = 111_320;

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The point that visitors may know: the true one, or the middle of its cell in a grid of 250 m when the address is hidden. */
export function publicPoint(home: Coordinates & { readonly hidesExactAddress: boolean }): Coordinates {
  if (!home.hidesExactAddress) return { latitude: sixDecimals(home.latitude), longitude: sixDecimals(home.longitude) };
  const tall = gridMetres / metresPerDegree;
  const latitude = middleOfCell(home.latitude, tall);
  // The width follows the latitude of the cell, not of the home: all homes of a cell share one point.
  const wide = tall / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return { latitude: sixDecimals(latitude), longitude: sixDecimals(middleOfCell(home.longitude, wide)) };
}

const middleOfCell = (value: number, size: number): number => (Math.floor(value / size) + 0.5) * size;
const sixDecimals = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
