import { isNear, type Affinity, type Match } from './corrector.ts';

const leastScore = 0.8;
const leastLead = 0.15;
// A shorter nickname is too near to too much: `la harea` is no `LA area`.
const longAlias = 8;

/**
 * The match that may be shown without asking (decisions 5.8, step 5): the one place that is called exactly so, or a misspelling that
 * finds nothing as it stands, scores 0.80 and leads by 0.15. A misspelling that fits another name as well is never certain, however
 * many more homes the one place has: Kingston is not what somebody of Kinston meant. Nor is a place outside the province that was named.
 */
export function certainMatch(matches: readonly Match[], affinity: Affinity, hasHits: boolean): Match | undefined {
  const [top, ...others] = matches;
  if (!top || !mayBeShown(top, affinity, hasHits)) return undefined;
  const rivals = others.filter(({ edits }) => edits <= top.edits);
  if (top.edits === 0 && rivals.length === 0) return top;
  const lead = top.score - (others[0]?.score ?? 0);
  return top.score >= leastScore && lead >= leastLead && rivals.every((rival) => areNamesakes(top, rival))
    ? top
    : undefined;
}

function mayBeShown({ edits, name, place }: Match, affinity: Affinity, hasHits: boolean): boolean {
  if (affinity.isNamed && !isNear(place, affinity)) return false;
  return edits === 0 || (!hasHits && (!name.isAlias || name.letters.length >= longAlias));
}

// London and London: whoever asks for one may be shown the other, with the other offered. A city and the province of its name are two things.
const areNamesakes = (a: Match, b: Match): boolean =>
  a.name.key === b.name.key && a.place.kind === b.place.kind && !a.name.isAlias && !b.name.isAlias;
