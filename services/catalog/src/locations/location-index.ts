import { Autocomplete } from './autocomplete/autocomplete.ts';
import type { SearchArea } from './autocomplete/search-area.ts';
import { Corrector } from './did-you-mean/corrector.ts';
import { Regions } from './did-you-mean/regions.ts';
import { NameIndex } from './names/name-index.ts';
import { SortedKeys } from './names/sorted-keys.ts';
import type { Location, LocationKind } from './location.ts';

/** Ids of the location of a search. */
export interface LocationIds {
  readonly cityId?: number;
  readonly metroAreaId?: number;
  readonly provinceId?: number;
}

/** Address that a location had before: slugs of province and location. */
export interface FormerAddress {
  readonly address: string;
  readonly kind: LocationKind;
  readonly id: number;
}

/** In-memory index of all locations by id, slug and name. Rebuilt when locations or counts change. */
export class LocationIndex {
  readonly #locations: readonly Location[];
  readonly #byId = new Map<string, Location>();
  readonly #bySlug = new Map<string, Location>();
  /** Number of public listings of the whole market at the last count. */
  readonly homes: number;
  /** Autocompletion of search input. */
  readonly completion: Autocomplete;
  /** Correction of misspelt names. */
  readonly corrector: Corrector;
  /** Provinces, states and countries as written behind a location. */
  readonly regions: Regions;

  constructor(
    locations: readonly Location[],
    book = new NameIndex(locations),
    spots = SortedKeys.of<SearchArea>([]),
    formerAddresses: readonly FormerAddress[] = [],
  ) {
    this.#locations = locations;
    this.completion = new Autocomplete(book, locations, spots);
    this.corrector = new Corrector(book, locations);
    const provinces = locations.filter(({ kind }) => kind === 'province');
    this.homes = provinces.reduce((sum, { homes }) => sum + homes, 0);
    this.regions = new Regions(provinces);
    for (const location of locations) {
      this.#byId.set(`${location.kind}/${location.id}`, location);
      this.#bySlug.set(
        location.kind === 'province' ? location.slug : `${location.provinceSlug}/${location.slug}`,
        location,
      );
    }
    for (const { address, kind, id } of formerAddresses) {
      const location = this.byId(kind, id);
      if (location && !this.#bySlug.has(address)) this.#bySlug.set(address, location);
    }
  }

  byId(kind: LocationKind, id: number): Location | undefined {
    return this.#byId.get(`${kind}/${id}`);
  }
  /** Returns the city, else the metro area, else the province; unknown ids are ignored. */
  scopeOf({ cityId, metroAreaId, provinceId }: LocationIds): Location | undefined {
    return (
      (cityId === undefined ? undefined : this.byId('city', cityId)) ??
      (metroAreaId === undefined ? undefined : this.byId('metro', metroAreaId)) ??
      (provinceId === undefined ? undefined : this.byId('province', provinceId))
    );
  }
  province(slug: string): Location | undefined {
    return this.#bySlug.get(slug);
  }
  /** Returns the city or metro area with these slugs, or the one that had them before it moved or was merged. */
  at(province: string, location: string): Location | undefined {
    return this.#bySlug.get(`${province}/${location}`);
  }

  /** Returns the most popular cities: featured ones, then those with the most listings. */
  popular(limit = 24): Location[] {
    const cities = this.#locations.filter(
      (location) => location.kind === 'city' && (location.isFeatured || location.homes > 0),
    );
    return cities.sort((a, b) => Number(b.isFeatured) - Number(a.isFeatured) || byListingCount(a, b)).slice(0, limit);
  }
  /** Returns the cities and metro areas of a province, those with the most listings first. */
  within(province: Location, limit = 60): Location[] {
    return this.#locations
      .filter((location) => location.kind !== 'province' && location.provinceId === province.id)
      .sort(byListingCount)
      .slice(0, limit);
  }
  /** Returns the cities near a city or metro area, nearest first; those with listings before those without. */
  near(center: Location, limit = 12): Location[] {
    const from = middleOf(center);
    return this.#locations
      .filter((location) => location.kind === 'city' && location !== center && location.country === center.country)
      .map((location) => ({ place: location, distance: roughDistance(from, middleOf(location)) }))
      .filter(({ distance }) => distance < 1.5)
      .sort((a, b) => Number(b.place.homes > 0) - Number(a.place.homes > 0) || a.distance - b.distance)
      .slice(0, limit)
      .map(({ place }) => place);
  }
}

const byListingCount = (a: Location, b: Location): number =>
  b.homes - a.homes || b.population - a.population || a.id - b.id;
const middleOf = ({ bounds }: Location) => ({
  latitude: (bounds.north + bounds.south) / 2,
  longitude: (bounds.east + bounds.west) / 2,
});
// Degrees, with longitude scaled by the latitude: precise enough to order neighbours.
const roughDistance = (
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number => Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180));
