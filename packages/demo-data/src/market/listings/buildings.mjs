import { distanceKm, movePoint, round5 } from '../geography.mjs';
import { postalCodeOf } from '../locations/postal-code.mjs';
import { Random } from '../random.mjs';
import { newAddress } from './street-address.mjs';

/**
 * Groups the rows of each source id into a building: one street, one point, one postal code. Keeps the order of the
 * rows.
 */
export function buildingsFrom(rows) {
  const groups = Map.groupBy ? Map.groupBy(rows, (row) => row.group) : groupBy(rows);
  return [...groups.values()].map((units, index) => buildingFrom(units, index + 1));
}

function groupBy(rows) {
  const groups = new Map();
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  return groups;
}

function buildingFrom(units, number) {
  const random = new Random(`building/${units[0].group}`);
  const [{ city, address }] = units;
  const place = newAddress(random, address);
  const isTall = units.length > 24 || (units.length > 6 && city.population > 400_000);
  return {
    number,
    random,
    units,
    city,
    isShared: units.length > 1,
    isTall,
    street: `${place.number} ${place.street}`,
    point: pointOf(random, units[0]),
    postalCode: postalCodeOf(city, place.street),
    yearBuilt: yearOf(random, city),
  };
}

// Maximum distance in kilometres of a source point from its city; a point beyond it is wrong.
const maxDistanceKm = 60;

// Moves the source point by 50 to 150 m; a listing without a point is scattered around its city, wider in a larger
// city.
function pointOf(random, { point, city }) {
  if (point && distanceKm(point, city) < maxDistanceKm)
    return movePoint(point, 0.055 + 0.09 * random.next(), 360 * random.next());
  const spread = Math.min(9, Math.max(0.6, 0.0045 * Math.sqrt(city.population)));
  const km = Math.min(spread * 2, Math.abs(random.gauss()) * spread);
  const to = movePoint(city, km, 360 * random.next());
  return { latitude: round5(to.latitude), longitude: round5(to.longitude) };
}

function yearOf(random, { population }) {
  const age = Math.floor(random.next() ** 1.6 * (population > 200_000 ? 95 : 75));
  return 2025 - age;
}
