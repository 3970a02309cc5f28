import { placeUrl, type Country, type Language } from '@porchlight/contracts';
import type { Area, Bounds, Suggestion } from '@porchlight/contracts/catalog';

export type PlaceKind = 'city' | 'metro' | 'province';

/** A province, metro area or city, as the process holds it. */
export interface Place {
  readonly kind: PlaceKind;
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
  /** Of a city: its metro area. */
  readonly metroAreaId?: number;
  readonly population: number;
  readonly isFeatured: boolean;
  /** Public homes in it, as last counted. */
  readonly homes: number;
}

/** A place's name in the language of the address. */
export const nameOf = (place: Place, language: Language = 'en-CA'): string =>
  language === 'fr-CA' ? place.nameFr : place.name;

const urlOf = (place: Place): string =>
  place.kind === 'province' ? placeUrl(place.slug) : placeUrl(place.provinceSlug, place.slug);

/** A place as an answer names what was searched. */
export function areaOf(place: Place, language?: Language): Area {
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

/** A place as something to choose. */
export const suggestionOf = (place: Place, language?: Language): Suggestion => ({
  kind: place.kind,
  id: String(place.id),
  name: nameOf(place, language),
  province: place.provinceCode,
  country: place.country,
  count: place.homes,
  url: urlOf(place),
});
