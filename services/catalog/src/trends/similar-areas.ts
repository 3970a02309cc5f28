import type { LocationIndex } from '../locations/location-index.ts';
import type { Location } from '../locations/location.ts';

const maxAreas = 6;
const kilometresPerDegree = 111.3;
/** Distance in kilometres that counts as much as a market e times larger or smaller. */
const distanceScaleKm = 200;

/** Returns locations of the same kind and country that have a figure, the closest in distance and size first. */
export function similarAreas(
  location: Location,
  medians: ReadonlyMap<number, number>,
  index: LocationIndex,
): { readonly place: Location; readonly median: number }[] {
  return [...medians]
    .map(([id, median]) => ({ place: index.byId(location.kind, id), median }))
    .filter(
      (one): one is { place: Location; median: number } =>
        one.place !== undefined && one.place.id !== location.id && one.place.country === location.country,
    )
    .map((one) => ({
      ...one,
      score:
        distance(location, one.place) / distanceScaleKm +
        Math.abs(Math.log((one.place.homes + 1) / (location.homes + 1))),
    }))
    .sort((a, b) => a.score - b.score || a.place.id - b.place.id)
    .slice(0, maxAreas)
    .map(({ place: similar, median }) => ({ place: similar, median }));
}

const middleOf = ({ bounds }: Location) => ({
  latitude: (bounds.north + bounds.south) / 2,
  longitude: (bounds.east + bounds.west) / 2,
});
/** Returns the approximate distance between the centres of two locations in kilometres. */
function distance(a: Location, b: Location): number {
  const [from, to] = [middleOf(a), middleOf(b)];
  return (
    kilometresPerDegree *
    Math.hypot(from.latitude - to.latitude, (from.longitude - to.longitude) * Math.cos((from.latitude * Math.PI) / 180))
  );
}
