const highestLatitude = 85.05112878;

/** Where a latitude is between the upper (0) and the lower edge (1) of the web-mercator world. */
export function mercatorOf(latitude: number): number {
  const sine = Math.sin((Math.min(highestLatitude, Math.max(-highestLatitude, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}
