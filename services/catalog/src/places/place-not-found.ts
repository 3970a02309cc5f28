import type { Language } from '@porchlight/contracts';
import { Problem } from '@porchlight/service-kit';
import type { PlaceIndex } from './place-index.ts';
import { suggestionOf, type Place } from './place.ts';
import { words } from './words.ts';

/** The refusal of an address that names no place, with places that look like it. */
export function placeNotFound(index: PlaceIndex, province: string, place: string | undefined, language: Language | undefined): Problem {
  const alike = index.like(place ?? province, province);
  return new Problem(404, 'place-not-found', words.placeNotFound, { suggestions: alike.map((one: Place) => suggestionOf(one, language)) });
}
