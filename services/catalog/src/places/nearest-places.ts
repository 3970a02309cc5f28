import { foldedName, unspaced } from './folded-name.ts';
import type { Place } from './place.ts';

const least = 0.3;

/** Places whose name looks most like a text, for a visitor whose address names none; those of the same province before equals. */
export function nearestPlaces(text: string, places: Iterable<Place>, provinceSlug?: string, most = 3): Place[] {
  const asked = pairsOf(text);
  const scored: { place: Place; score: number }[] = [];
  for (const place of places) {
    const score = Math.max(...new Set([place.name, place.nameFr, place.slug].map((name) => likeness(asked, pairsOf(name)))));
    if (score >= least) scored.push({ place, score: score + (place.provinceSlug === provinceSlug ? 0.2 : 0) });
  }
  return scored.sort((a, b) => b.score - a.score || b.place.homes - a.place.homes || b.place.population - a.place.population)
    .slice(0, most).map(({ place }) => place);
}

function pairsOf(text: string): ReadonlySet<string> {
  const letters = ` ${unspaced(foldedName(text))} `;
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
}

// Dice: twice the letter pairs in common over all pairs.
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return (2 * shared) / (a.size + b.size || 1);
}
