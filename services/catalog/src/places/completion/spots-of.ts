import { listingsPermalink, placeUrl } from '@porchlight/contracts';
import type { Bounds } from '@porchlight/contracts/catalog';
import type { Keyed } from '../names/sorted-keys.ts';
import type { Place } from '../place.ts';
import { postalPrefixesOf } from './postal-prefix.ts';
import type { Spot } from './spot.ts';
import { streetKeys } from './street-keys.ts';

/** Public homes that share a building, or a city and the beginning of a postal code, with the box of their public points. */
export interface HomesTogether {
  readonly cityId: number;
  readonly homes: number;
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}
export interface BuildingRow extends HomesTogether {
  readonly id: number;
  readonly street: string;
}
export interface PostalRow extends HomesTogether {
  readonly code: string;
}
type CityOf = (id: number) => Place | undefined;

const margin = 0.0002;
const largestBox = 25;

/** Buildings, found by their street. */
export function buildingSpots(rows: readonly BuildingRow[], cityOf: CityOf): Keyed<Spot>[] {
  return rows.flatMap((row) => {
    const city = cityOf(row.cityId);
    if (!city) return [];
    const spot: Spot = {
      kind: 'building',
      id: String(row.id),
      name: row.street,
      ...atCity(city),
      homes: row.homes,
      url: addressOf([city], row),
    };
    return streetKeys(row.street).map((key) => ({ key, of: spot }));
  });
}

/** Postal prefixes, each over all the cities that it spans. */
export function postalSpots(rows: readonly PostalRow[], cityOf: CityOf): Keyed<Spot>[] {
  const areas = new Map<string, { readonly cities: Place[]; readonly rows: PostalRow[] }>();
  for (const row of rows) {
    const city = cityOf(row.cityId);
    if (!city) continue;
    for (const prefix of postalPrefixesOf(row.code, city.country)) {
      const area = areas.get(prefix) ?? { cities: [], rows: [] };
      area.cities.push(city);
      area.rows.push(row);
      areas.set(prefix, area);
    }
  }
  return [...areas].map(([prefix, { cities, rows: together }]) => ({
    key: prefix.toLowerCase(),
    of: postalSpot(prefix, cities, together),
  }));
}

function postalSpot(prefix: string, cities: readonly Place[], rows: readonly PostalRow[]): Spot {
  const box = {
    south: Math.min(...rows.map(({ south }) => south)),
    west: Math.min(...rows.map(({ west }) => west)),
    north: Math.max(...rows.map(({ north }) => north)),
    east: Math.max(...rows.map(({ east }) => east)),
  };
  return {
    kind: 'postal',
    id: prefix,
    name: prefix,
    ...atCity(cities[0]!),
    homes: rows.reduce((sum, { homes }) => sum + homes, 0),
    url: addressOf(cities, box),
  };
}

const atCity = (city: Place) => ({ city, country: city.country, population: 0 as const });

// The search shows what is in the box, under the smallest place that holds all its cities. A box too large to be searched is left out.
function addressOf(cities: readonly Place[], box: Bounds): string {
  const [city] = cities as readonly [Place];
  const isOne = (of: (place: Place) => number) => cities.every((other) => of(other) === of(city));
  const inProvince = isOne((place) => place.id) ? placeUrl(city.provinceSlug, city.slug) : placeUrl(city.provinceSlug);
  const place = isOne(({ provinceId }) => provinceId) ? inProvince : `/${listingsPermalink}`;
  if ((box.north - box.south) * (box.east - box.west) > largestBox) return place;
  const corners = [box.north + margin, box.east + margin, box.south - margin, box.west - margin];
  return `${place}?bounds=${corners.map((degrees) => Number(degrees.toFixed(6))).join(',')}`;
}
