import type { Country, Language } from '@porchlight/contracts';
import type { Suggestion } from '@porchlight/contracts/catalog';
import { nameOf, type Location } from '../location.ts';

/** A building or postal area: it has no page of its own, only a box around its public listings. */
export interface SearchArea {
  readonly kind: 'building' | 'postal';
  readonly id: string;
  /** Street with number, or postal prefix. */
  readonly name: string;
  /** City of its listings; of the first one when there are several. */
  readonly city: Location;
  readonly country: Country;
  readonly homes: number;
  readonly population: 0;
  readonly url: string;
}

/** Converts a search area to a suggestion. */
export const searchAreaSuggestion = (
  { kind, id, name, city, homes, url }: SearchArea,
  language?: Language,
): Suggestion => ({
  kind,
  id,
  name: kind === 'building' ? `${name}, ${nameOf(city, language)}` : name,
  province: city.provinceCode,
  country: city.country,
  count: homes,
  url,
});
