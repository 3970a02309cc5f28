import type { Country, Language } from '@porchlight/contracts';
import type { Suggestion } from '@porchlight/contracts/catalog';
import { nameOf, type Place } from '../place.ts';

/** A building or the area of a postal prefix: no page of its own, but a box around its public homes. */
export interface Spot {
  readonly kind: 'building' | 'postal';
  readonly id: string;
  /** The street with its number, or the prefix. */
  readonly name: string;
  /** The city of its homes, or of the first of them. */
  readonly city: Place;
  readonly country: Country;
  readonly homes: number;
  readonly population: 0;
  readonly url: string;
}

/** A spot as something to choose. */
export const spotSuggestion = ({ kind, id, name, city, homes, url }: Spot, language?: Language): Suggestion => ({
  kind,
  id,
  name: kind === 'building' ? `${name}, ${nameOf(city, language)}` : name,
  province: city.provinceCode,
  country: city.country,
  count: homes,
  url,
});
