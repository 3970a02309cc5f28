const kmPerDegree = 111.2;
const radians = (degrees) => (degrees * Math.PI) / 180;

/** Returns the distance between two points in kilometres; accurate up to a few hundred kilometres. */
export function distanceKm(from, to) {
  const north = (to.latitude - from.latitude) * kmPerDegree;
  const east = (to.longitude - from.longitude) * kmPerDegree * Math.cos(radians((from.latitude + to.latitude) / 2));
  return Math.hypot(north, east);
}

/** Returns the point at a distance in kilometres and a direction in degrees (0 = north). */
export function movePoint(point, km, direction) {
  return {
    latitude: round5(point.latitude + (km * Math.cos(radians(direction))) / kmPerDegree),
    longitude: round5(
      point.longitude + (km * Math.sin(radians(direction))) / (kmPerDegree * Math.cos(radians(point.latitude))),
    ),
  };
}

/** Returns the bounding box of points with a margin in kilometres: `{ south, west, north, east }`. */
export function boundingBox(points, marginKm) {
  const latitudes = points.map((point) => point.latitude);
  const longitudes = points.map((point) => point.longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const tall = marginKm / kmPerDegree;
  const wide = tall / Math.cos(radians((south + north) / 2));
  return {
    south: round5(south - tall),
    west: round5(Math.min(...longitudes) - wide),
    north: round5(north + tall),
    east: round5(Math.max(...longitudes) + wide),
  };
}

/** Rounds to five decimals, about a metre. */
export const round5 = (degrees) => Math.round(degrees * 1e5) / 1e5;
