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
interface Reckoned {
  readonly reading: Reading;
  readonly matches: readonly Match[];
  readonly worth: number;
}

/** Reads a line as a place, perhaps misspelt, and wishes: `2 bed calgry pets`. */
export function readLine(line: string, language: Language | undefined, index: PlaceIndex): LineMeaning {
  const isName = (words: string) => index.corrector.isName(foldedName(words));
  const postal = postalIn(line);
  const spot = postal && index.completion.postal(postal.prefix);
  if (spot)
    return { places: [spot], certain: spot, filters: readWishes(postal.rest, isName).filters, missed: undefined };
  const { filters, others } = readWishes(line, isName);
  const unknown = unknownAmong(others, isName);
  const asPlace = reckon(index, { key: foldedName(line), affinity: { country: countryOf(language) } });
  const asParts = reckonParts(index, unknown, language);
  const all = isPlace(asPlace, unknown) ? [asPlace, ...asParts] : asParts;
  const best = all.reduce<Reckoned | undefined>(
    (one, other) => (one && one.worth >= other.worth ? one : other),
    undefined,
  );
  if (!best || best.matches.length === 0) return unread(index, unknown, filters, language);
  return found(index, best, { filters: best === asPlace ? {} : filters, rivals: rivalsOf(best, all) }, language);
}

// Noise is no place, but `2 bed la` is one in Los Angeles.
function unknownAmong(others: WishedLine['others'], isName: (words: string) => boolean): WishedLine['others'] {
  if (others.length === 1 && isName(others[0]!.join(' '))) return others;
  return others.filter((words) => words.some((word) => !noiseAndArticles.has(word)));
}

// Where every word is understood, a name is meant only if it is written right.
const isPlace = ({ matches: [top] }: Reckoned, unknown: WishedLine['others']): boolean =>
  top !== undefined && (unknown.length > 0 || top.edits === 0);

// Readings of more of the line that are as near to another place: `le's summit` is Summit when a small word is left out, and Lee's Summit when
// it is not. A province explains the word that is left out.
function rivalsOf({ reading, matches: [top] }: Reckoned, all: readonly Reckoned[]): Match[] {
  if (!top || reading.affinity.isNamed) return [];
  return all
    .filter(({ reading: { key } }) => key.length > reading.key.length)
    .flatMap(({ matches }) => {
      const edits = matches.find(({ place }) => place === top.place)?.edits ?? Infinity;
      return matches.filter(
        (other) => other.place !== top.place && other.name.key !== top.name.key && other.edits <= edits,
      );
    });
}

// A line that is the name of a place carries no wishes: words in it that look so are part of the name.
function found(
  index: PlaceIndex,
  { reading, matches, worth }: Reckoned,
  { filters, rivals }: { filters: Record<string, string>; rivals: readonly Match[] },
  language: Language | undefined,
): LineMeaning {
  const hits = index.completion.startingWith(reading.key, language, most);
  const isWhole = worth >= worthOf(matches[0]);
  const certain =
    isWhole && rivals.length === 0 ? certainMatch(matches, reading.affinity, hits.length > 0)?.place : undefined;
  const [first, ...others] = matches;
  return {
    places: filled(
      [...(first ? [first] : []), ...rivals, ...others].map(({ place }) => place),
      hits,
    ),
    certain,
    filters,
    missed: undefined,
  };
}

// No name is like it: what begins so, a street for example, else nothing.
function unread(
  index: PlaceIndex,
  unknown: WishedLine['others'],
  filters: Record<string, string>,
  language: Language | undefined,
): LineMeaning {
  const words = unknown.map((some) => some.join(' ')).join(' ');
  const places = index.completion.startingWith(words, language, most);
  return {
    places,
    certain: undefined,
    filters,
    missed: leastMissed.test(words) && places.length === 0 ? words : undefined,
  };
}

const filled = (places: readonly Place[], hits: readonly (Place | Spot)[]): (Place | Spot)[] =>
  [...new Set([...places, ...hits])].slice(0, most);

function reckon(index: PlaceIndex, reading: Reading, unreadWords = 0): Reckoned {
  const matches = index.corrector.matches(reading.key, reading.affinity);
  return { reading, matches, worth: worthOf(matches[0]) - perUnreadWord * unreadWords };
}
// What is written right is worth more than any correction; more so the more of the line it explains: Iowa City is not Iowa.
const worthOf = (match: Match | undefined): number =>
  match ? match.score + (match.edits === 0 ? 1 + match.name.letters.length : 0) : 0;

// Windows only where nothing else is found: for a place among words that are not understood.
function reckonParts(index: PlaceIndex, others: WishedLine['others'], language: Language | undefined): Reckoned[] {
  const home = { country: countryOf(language) };
  const parts = others
    .flatMap((words) => readingsOf(words, home, index.regions))
    .map((reading) => reckon(index, reading));
  if (parts.some(({ matches }) => matches.length > 0)) return parts;
  return others.flatMap((words) => windowsOf(words, home)).map((reading) => reckon(index, reading, 1));
}
