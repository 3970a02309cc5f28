import { defaultPermalinks, locationUrl } from '@porchlight/contracts';
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

/** Returns a building as a search area, keyed by the forms of its street; none without a known city. */
export function toBuildingAreas(row: BuildingRow, cityOf: CityOf): Keyed<SearchArea>[] {
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
}

interface PostalArea extends Bounds {
  readonly cities: ReadonlySet<Location>;
  readonly homes: number;
}

/** Collects postal areas, each across all cities that it spans. */
export class PostalAreas {
  readonly #areas = new Map<string, PostalArea>();
  constructor(private readonly cityOf: CityOf) {}

  add(row: PostalRow): void {
    const city = this.cityOf(row.cityId);
    if (!city) return;
    for (const prefix of postalPrefixesOf(row.code, city.country)) {
      const { homes, south, west, north, east } = row;
      const known = this.#areas.get(prefix);
      const area = { cities: new Set([city]), homes, south, west, north, east };
      this.#areas.set(prefix, known ? merge(known, row, city) : area);
    }
  }

  *entries(): Generator<Keyed<SearchArea>> {
    for (const [prefix, { cities, homes, ...box }] of this.#areas) {
      const [city] = cities;
      yield {
        key: prefix.toLowerCase(),
        of: {
          kind: 'postal',
          id: prefix,
          name: prefix,
          ...cityFields(city!),
          homes,
          url: searchUrl([...cities], box),
        },
      };
    }
  }
}

const merge = (area: PostalArea, row: PostalRow, city: Location): PostalArea => ({
  cities: area.cities.has(city) ? area.cities : new Set([...area.cities, city]),
  homes: area.homes + row.homes,
  south: Math.min(area.south, row.south),
  west: Math.min(area.west, row.west),
  north: Math.max(area.north, row.north),
  east: Math.max(area.east, row.east),
});

const cityFields = (city: Location) => ({ city, country: city.country, population: 0 as const });

// Returns the URL of the search in the box, under the smallest location that contains all its cities. A box over 25
// square degrees is omitted.
function searchUrl(cities: readonly Location[], box: Bounds): string {
  const [city] = cities as readonly [Location];
  const isSame = (of: (location: Location) => number) => cities.every((other) => of(other) === of(city));
  const inProvince = isSame((location) => location.id)
    ? locationUrl(city.provinceSlug, city.slug)
    : locationUrl(city.provinceSlug);
  const location = isSame(({ provinceId }) => provinceId) ? inProvince : `/${defaultPermalinks.listings}`;
  if ((box.north - box.south) * (box.east - box.west) > maxBoxSquareDegrees) return location;
  const corners = [
    box.north + marginDegrees,
    box.east + marginDegrees,
    box.south - marginDegrees,
    box.west - marginDegrees,
  ];
  return `${location}?bounds=${corners.map((degrees) => Number(degrees.toFixed(6))).join(',')}`;
}
