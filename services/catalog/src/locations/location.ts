import { locationUrl, type Country, type Language, type TranslatedText } from '@porchlight/contracts';
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
  /** Center of a city; of other locations the middle of the bounds. */
  readonly center?: { readonly latitude: number; readonly longitude: number };
  /** HTML that staff wrote, by language. */
  readonly intro?: TranslatedText;
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
export const nameOf = (location: Location, language: Language = 'en-CA'): string =>
  language === 'fr-CA' ? location.nameFr : location.name;

const urlOf = (location: Location): string =>
  location.kind === 'province' ? locationUrl(location.slug) : locationUrl(location.provinceSlug, location.slug);

/** Converts a location to the `area` of a response. */
export function areaOf(location: Location, language?: Language): SearchLocation {
  const { north, east, south, west } = location.bounds;
  return {
    kind: location.kind,
    id: String(location.id),
    name: nameOf(location, language),
    province: location.provinceCode,
    provinceName: language === 'fr-CA' ? location.provinceNameFr : location.provinceName,
    country: location.country,
    url: urlOf(location),
    bounds: { north, east, south, west },
    center: location.center ?? { latitude: (north + south) / 2, longitude: (east + west) / 2 },
  };
}

/** Converts a location to a suggestion. */
export const suggestionOf = (location: Location, language?: Language): Suggestion => ({
  kind: location.kind,
  id: String(location.id),
  name: nameOf(location, language),
  province: location.provinceCode,
  country: location.country,
  count: location.homes,
  url: urlOf(location),
});
