import { locationUrl, type Country, type Language } from '@porchlight/contracts';
import type { SearchLocation, Bounds, Suggestion } from '@porchlight/contracts/catalog';

export type LocationKind = 'city' | 'metro' | 'province';

/** A province, metro area or city, as held in memory. */
export interface Location {
  readonly kind: LocationKind;
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly nameFr: string;
  readonly aliases: readonly string[];
  readonly bounds: Bounds;
  readonly provinceId: number;
  readonly provinceSlug: string;
  readonly provinceCode: string;
  readonly provinceName: string;
  readonly provinceNameFr: string;
  readonly country: Country;
  /** Metro area of a city. */
  readonly metroAreaId?: number;
  readonly population: number;
  readonly isFeatured: boolean;
  /** Number of public listings at the last count. */
  readonly homes: number;
}

/** Returns the name of a location in a language. */
export const nameOf = (place: Location, language: Language = 'en-CA'): string =>
  language === 'fr-CA' ? place.nameFr : place.name;

const urlOf = (place: Location): string =>
  place.kind === 'province' ? locationUrl(place.slug) : locationUrl(place.provinceSlug, place.slug);

/** Converts a location to the `area` of a response. */
export function areaOf(place: Location, language?: Language): SearchLocation {
  const { north, east, south, west } = place.bounds;
  return {
    kind: place.kind,
    id: String(place.id),
    name: nameOf(place, language),
    province: place.provinceCode,
    provinceName: language === 'fr-CA' ? place.provinceNameFr : place.provinceName,
    country: place.country,
    url: urlOf(place),
    bounds: { north, east, south, west },
    center: { latitude: (north + south) / 2, longitude: (east + west) / 2 },
  };
}

/** Converts a location to a suggestion. */
export const suggestionOf = (place: Location, language?: Language): Suggestion => ({
  kind: place.kind,
  id: String(place.id),
  name: nameOf(place, language),
  province: place.provinceCode,
  country: place.country,
  count: place.homes,
  url: urlOf(place),
});
