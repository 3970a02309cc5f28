import type { Language } from '@porchlight/contracts';
import { Problem } from '@porchlight/service-kit';
import { countryOf } from './completion/completion.ts';
import { foldedName } from './names/folded-name.ts';
import type { PlaceIndex } from './place-index.ts';
import { suggestionOf } from './place.ts';
import { words } from './words.ts';

const most = 3;

/** The refusal of an address that names no place, with places that it may have meant: those of its province before others. */
export function placeNotFound(
  index: PlaceIndex,
  province: string,
  place: string | undefined,
  language: Language | undefined,
): Problem {
  const inside = index.province(province);
  const affinity = inside ? { country: inside.country, provinceId: inside.id } : { country: countryOf(language) };
  const alike = index.corrector.matches(foldedName(place ?? province), affinity).map((match) => match.place);
  const suggested = alike.length === 0 && inside ? [inside] : alike.slice(0, most);
  return new Problem(404, 'place-not-found', words.placeNotFound, {
    suggestions: suggested.map((one) => suggestionOf(one, language)),
  });
}
