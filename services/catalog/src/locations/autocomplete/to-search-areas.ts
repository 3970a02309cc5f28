import { listingsPermalink, locationUrl } from '@porchlight/contracts';
import type { Bounds } from '@porchlight/contracts/catalog';
import type { Keyed } from '../names/sorted-keys.ts';
import type { Location } from '../location.ts';
import { postalPrefixesOf } from './postal-prefix.ts';
import type { SearchArea } from './search-area.ts';
import { streetKeys } from './street-keys.ts';

/** Public listings grouped by building, or by city and postal prefix, with the box of their public coordinates. */
export interface ListingGroup {
  readonly cityId: number;
  readonly homes: number;
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}
export interface BuildingRow extends ListingGroup {
  readonly id: number;
  readonly street: string;
}
export interface PostalRow extends ListingGroup {
  readonly code: string;
}
type CityOf = (id: number) => Location | undefined;

const marginDegrees = 0.0002;
const maxBoxSquareDegrees = 25;

/** Returns buildings as search areas, keyed by street. */
export function toBuildingAreas(rows: readonly BuildingRow[], cityOf: CityOf): Keyed<SearchArea>[] {
  return rows.flatMap((row) => {
    const city = cityOf(row.cityId);
    if (!city) return [];
    const area: SearchArea = {
      kind: 'building',
      id: String(row.id),
      name: row.street,
      ...cityFields(city),
      homes: row.homes,
      url: searchUrl([city], row),
    };
    return streetKeys(row.street).map((key) => ({ key, of: area }));
  });
}

/** Returns postal areas, each across all cities that it spans. */
export function toPostalAreas(rows: readonly PostalRow[], cityOf: CityOf): Keyed<SearchArea>[] {
  const areas = new Map<string, { readonly cities: Location[]; readonly rows: PostalRow[] }>();
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
  return [...areas].map(([prefix, { cities, rows: areaRows }]) => ({
    key: prefix.toLowerCase(),
    of: toPostalArea(prefix, cities, areaRows),
  }));
}

function toPostalArea(prefix: string, cities: readonly Location[], rows: readonly PostalRow[]): SearchArea {
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
    ...cityFields(cities[0]!),
    homes: rows.reduce((sum, { homes }) => sum + homes, 0),
    url: searchUrl(cities, box),
  };
}

const cityFields = (city: Location) => ({ city, country: city.country, population: 0 as const });

// Returns the URL of the search in the box, under the smallest location that contains all its cities. A box over 25
// square degrees is omitted.
function searchUrl(cities: readonly Location[], box: Bounds): string {
  const [city] = cities as readonly [Location];
  const isSame = (of: (location: Location) => number) => cities.every((other) => of(other) === of(city));
  const inProvince = isSame((location) => location.id)
    ? locationUrl(city.provinceSlug, city.slug)
    : locationUrl(city.provinceSlug);
  const location = isSame(({ provinceId }) => provinceId) ? inProvince : `/${listingsPermalink}`;
  if ((box.north - box.south) * (box.east - box.west) > maxBoxSquareDegrees) return location;
  const corners = [
    box.north + marginDegrees,
    box.east + marginDegrees,
    box.south - marginDegrees,
    box.west - marginDegrees,
  ];
  return `${location}?bounds=${corners.map((degrees) => Number(degrees.toFixed(6))).join(',')}`;
}
