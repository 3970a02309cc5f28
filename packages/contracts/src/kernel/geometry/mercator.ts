const maxLatitude = 85.05112878;

/** Returns the vertical position of a latitude on the web-mercator map, from 0 (upper edge) to 1 (lower edge). */
export function mercatorY(latitude: number): number {
  const sine = Math.sin((Math.min(maxLatitude, Math.max(-maxLatitude, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}
