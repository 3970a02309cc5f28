import type { PlaceIndex } from '../places/place-index.ts';
import type { Place } from '../places/place.ts';

const most = 6;
const kilometresPerDegree = 111.3;
/** So many kilometres away count as much as a market e times as large or small. */
const far = 200;

/** Places of the same kind and country that have a figure: the nearer and the more alike in size, the sooner. */
export function similarAreas(
  place: Place,
  medians: ReadonlyMap<number, number>,
  index: PlaceIndex,
): { readonly place: Place; readonly median: number }[] {
  return [...medians]
    .map(([id, median]) => ({ place: index.byId(place.kind, id), median }))
    .filter(
      (one): one is { place: Place; median: number } =>
        one.place !== undefined && one.place.id !== place.id && one.place.country === place.country,
    )
    .map((one) => ({
      ...one,
      score: distance(place, one.place) / far + Math.abs(Math.log((one.place.homes + 1) / (place.homes + 1))),
    }))
    .sort((a, b) => a.score - b.score || a.place.id - b.place.id)
    .slice(0, most)
    .map(({ place: similar, median }) => ({ place: similar, median }));
}

const middleOf = ({ bounds }: Place) => ({
  latitude: (bounds.north + bounds.south) / 2,
  longitude: (bounds.east + bounds.west) / 2,
});
/** Kilometres between the middles of two places, well enough to order neighbours. */
function distance(a: Place, b: Place): number {
  const [from, to] = [middleOf(a), middleOf(b)];
  return (
    kilometresPerDegree *
    Math.hypot(from.latitude - to.latitude, (from.longitude - to.longitude) * Math.cos((from.latitude * Math.PI) / 180))
  );
}
