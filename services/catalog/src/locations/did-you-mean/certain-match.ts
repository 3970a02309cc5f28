import { isNear, type Affinity, type Match } from './corrector.ts';

const minScore = 0.8;
const minLead = 0.15;
// Minimum number of letters of an alias that may be corrected; shorter ones are too similar to other words (`la harea`
// is not `LA area`).
const minCorrectableAliasLetters = 8;

/**
 * Returns the match that the client may show without confirmation (docs/rules/locations.md): the only location with
 * exactly this name, or a correction of a name without completions that scores at least 0.80 and leads by 0.15. Never a
 * correction that fits another name as well, whatever the number of listings (Kingston and Kinston), and never a
 * location outside the named province or country.
 */
export function certainMatch(matches: readonly Match[], affinity: Affinity, hasHits: boolean): Match | undefined {
  const [top, ...others] = matches;
  if (!top || !isEligible(top, affinity, hasHits)) return undefined;
  const rivals = others.filter(({ edits }) => edits <= top.edits);
  if (top.edits === 0 && rivals.length === 0) return top;
  const lead = top.score - (others[0]?.score ?? 0);
  return top.score >= minScore && lead >= minLead && rivals.every((rival) => areNamesakes(top, rival))
    ? top
    : undefined;
}

function isEligible({ edits, name, place }: Match, affinity: Affinity, hasHits: boolean): boolean {
  if (affinity.isNamed && !isNear(place, affinity)) return false;
  return edits === 0 || (!hasHits && (!name.isAlias || name.letters.length >= minCorrectableAliasLetters));
}

// Locations of one name and kind (London and London): either may be shown, with the other as a suggestion. A city and
// the province of the same name are not namesakes.
const areNamesakes = (a: Match, b: Match): boolean =>
  a.name.key === b.name.key && a.place.kind === b.place.kind && !a.name.isAlias && !b.name.isAlias;
