import type { Language } from '@porchlight/contracts';
import { Problem } from '@porchlight/service-kit';
import { countryOf } from './autocomplete/autocomplete.ts';
import { foldedName } from './names/folded-name.ts';
import type { LocationIndex } from './location-index.ts';
import { suggestionOf } from './location.ts';
import { messages } from './messages.ts';

const maxSuggestions = 3;

/** Returns a 404 problem for an unknown location with up to three suggestions, those of its province first. */
export function locationNotFound(
  index: LocationIndex,
  province: string,
  location: string | undefined,
  language: Language | undefined,
): Problem {
  const knownProvince = index.province(province);
  const affinity = knownProvince
    ? { country: knownProvince.country, provinceId: knownProvince.id }
    : { country: countryOf(language) };
  const similar = index.corrector.matches(foldedName(location ?? province), affinity).map((match) => match.place);
  const suggested = similar.length === 0 && knownProvince ? [knownProvince] : similar.slice(0, maxSuggestions);
  return new Problem(404, 'place-not-found', messages.placeNotFound, {
    suggestions: suggested.map((one) => suggestionOf(one, language)),
  });
}
