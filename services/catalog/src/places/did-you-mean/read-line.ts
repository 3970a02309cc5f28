import type { Language } from '@porchlight/contracts';
import { countryOf } from '../completion/completion.ts';
import { postalIn } from '../completion/postal-prefix.ts';
import type { Spot } from '../completion/spot.ts';
import { foldedName } from '../names/folded-name.ts';
import type { PlaceIndex } from '../place-index.ts';
import type { Place } from '../place.ts';
import { noiseAndArticles, readWishes, type WishedLine } from '../wishes/read-wishes.ts';
import { certainMatch } from './certain-match.ts';
import type { Match } from './corrector.ts';
import { readingsOf, windowsOf, type Reading } from './readings.ts';

const most = 3;
const perUnreadWord = 0.1;
const leastMissed = /\p{L}{3}/u;

/** What a line of the search box may mean. */
export interface LineMeaning {
  readonly places: readonly (Place | Spot)[];
  /** The one place that can be meant. */
  readonly certain: Place | Spot | undefined;
  readonly filters: Record<string, string>;
  /** Words that should have named a place and named none. */
  readonly missed: string | undefined;
}
interface Reckoned { readonly reading: Reading; readonly matches: readonly Match[]; readonly worth: number }

/** Reads a line as a place, perhaps misspelt, and wishes: `2 bed calgry pets`. */
export function readLine(line: string, language: Language | undefined, index: PlaceIndex): LineMeaning {
  const isName = (words: string) => index.corrector.isName(foldedName(words));
  const postal = postalIn(line);
  const spot = postal && index.completion.postal(postal.prefix);
  if (spot) return { places: [spot], certain: spot, filters: readWishes(postal.rest, isName).filters, missed: undefined };
  const { filters, others } = readWishes(line, isName);
  const unknown = unknownAmong(others, isName);
  const asPlace = reckon(index, { key: foldedName(line), affinity: { country: countryOf(language) } });
  const best = better(isPlace(asPlace, unknown) ? asPlace : undefined, bestAmong(index, unknown, language));
  if (!best || best.matches.length === 0) return unread(index, unknown, filters, language);
  return found(index, best, best === asPlace ? {} : filters, language);
}

// Noise is no place, but `2 bed la` is one in Los Angeles.
function unknownAmong(others: WishedLine['others'], isName: (words: string) => boolean): WishedLine['others'] {
  if (others.length === 1 && isName(others[0]!.join(' '))) return others;
  return others.filter((words) => words.some((word) => !noiseAndArticles.has(word)));
}

// Where every word is understood, a name is meant only if it is written right.
const isPlace = ({ matches: [top] }: Reckoned, unknown: WishedLine['others']): boolean => top !== undefined && (unknown.length > 0 || top.edits === 0);

// A line that is the name of a place carries no wishes: words in it that look so are part of the name.
function found(index: PlaceIndex, { reading, matches, worth }: Reckoned, filters: Record<string, string>, language: Language | undefined): LineMeaning {
  const hits = index.completion.startingWith(reading.key, language, most);
  const isWhole = worth >= worthOf(matches[0]);
  const certain = isWhole ? certainMatch(matches, reading.affinity, hits.length > 0)?.place : undefined;
  return { places: filled(matches.map(({ place }) => place), hits), certain, filters, missed: undefined };
}

// No name is like it: what begins so, a street for example, else nothing.
function unread(index: PlaceIndex, unknown: WishedLine['others'], filters: Record<string, string>, language: Language | undefined): LineMeaning {
  const words = unknown.map((some) => some.join(' ')).join(' ');
  const places = index.completion.startingWith(words, language, most);
  return { places, certain: undefined, filters, missed: leastMissed.test(words) && places.length === 0 ? words : undefined };
}

const filled = (places: readonly Place[], hits: readonly (Place | Spot)[]): (Place | Spot)[] => [...new Set([...places, ...hits])].slice(0, most);

function reckon(index: PlaceIndex, reading: Reading, unreadWords = 0): Reckoned {
  const matches = index.corrector.matches(reading.key, reading.affinity);
  return { reading, matches, worth: worthOf(matches[0]) - perUnreadWord * unreadWords };
}
// What is written right is worth more than any correction; more so the more of the line it explains: Iowa City is not Iowa.
const worthOf = (match: Match | undefined): number => (match ? match.score + (match.edits === 0 ? 1 + match.name.letters.length : 0) : 0);

function better(a: Reckoned | undefined, b: Reckoned | undefined): Reckoned | undefined {
  if (!a || !b) return a ?? b;
  return b.worth > a.worth ? b : a;
}

function bestAmong(index: PlaceIndex, others: WishedLine['others'], language: Language | undefined): Reckoned | undefined {
  const home = { country: countryOf(language) };
  let best: Reckoned | undefined;
  for (const words of others) for (const reading of readingsOf(words, home, index.regions)) best = better(best, reckon(index, reading));
  if (best && best.matches.length > 0) return best;
  for (const words of others) for (const reading of windowsOf(words, home)) best = better(best, reckon(index, reading, 1));
  return best;
}
