import type { Language } from '@porchlight/contracts';
import { countryOf } from '../autocomplete/autocomplete.ts';
import { postalIn } from '../autocomplete/postal-prefix.ts';
import type { SearchArea } from '../autocomplete/search-area.ts';
import { foldedName } from '../names/folded-name.ts';
import type { LocationIndex } from '../location-index.ts';
import type { Location } from '../location.ts';
import { noiseAndArticles, readWishes, type ParsedLine } from '../query-filters/read-query-filters.ts';
import { certainMatch } from './certain-match.ts';
import type { Match } from './corrector.ts';
import { readingsOf, windowsOf, type Reading } from './readings.ts';

const maxSuggestions = 3;
const unreadWordPenalty = 0.1;
const reportableWord = /\p{L}{3}/u;

/** Interpretation of a line of the search box. */
export interface LineMeaning {
  readonly places: readonly (Location | SearchArea)[];
  /** The only location that can be meant. */
  readonly certain: Location | SearchArea | undefined;
  readonly filters: Record<string, string>;
  /** Words that should have named a location but match none. */
  readonly missed: string | undefined;
}
interface ScoredReading {
  readonly reading: Reading;
  readonly matches: readonly Match[];
  readonly worth: number;
}

/** Reads a line as a location, possibly misspelt, and filters: `2 bed calgry pets`. */
export function readLine(line: string, language: Language | undefined, index: LocationIndex): LineMeaning {
  const isName = (words: string) => index.corrector.isName(foldedName(words));
  const postal = postalIn(line);
  const area = postal && index.completion.postal(postal.prefix);
  if (area)
    return { places: [area], certain: area, filters: readWishes(postal.rest, isName).filters, missed: undefined };
  const { filters, others } = readWishes(line, isName);
  const unknown = unknownAmong(others, isName);
  const asPlace = scoreReading(index, { key: foldedName(line), affinity: { country: countryOf(language) } });
  const asParts = scoreParts(index, unknown, language);
  const all = isLocation(asPlace, unknown) ? [asPlace, ...asParts] : asParts;
  const best = all.reduce<ScoredReading | undefined>(
    (one, other) => (one && one.worth >= other.worth ? one : other),
    undefined,
  );
  if (!best || best.matches.length === 0) return withoutMatch(index, unknown, filters, language);
  return toMeaning(index, best, { filters: best === asPlace ? {} : filters, rivals: rivalsOf(best, all) }, language);
}

// Noise words are no location, unless they are exactly a name: `2 bed la` is Los Angeles.
function unknownAmong(others: ParsedLine['others'], isName: (words: string) => boolean): ParsedLine['others'] {
  if (others.length === 1 && isName(others[0]!.join(' '))) return others;
  return others.filter((words) => words.some((word) => !noiseAndArticles.has(word)));
}

// When every word is understood, the line is a location only if it is spelled exactly.
const isLocation = ({ matches: [top] }: ScoredReading, unknown: ParsedLine['others']): boolean =>
  top !== undefined && (unknown.length > 0 || top.edits === 0);

// Readings of a longer part of the line that match another location as well: `le's summit` is Summit without the small
// word and Lee's Summit with it. A named province decides between them.
function rivalsOf({ reading, matches: [top] }: ScoredReading, all: readonly ScoredReading[]): Match[] {
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

// A line that is the name of a location has no filters: words that look like filters are part of the name.
function toMeaning(
  index: LocationIndex,
  { reading, matches, worth }: ScoredReading,
  { filters, rivals }: { filters: Record<string, string>; rivals: readonly Match[] },
  language: Language | undefined,
): LineMeaning {
  const hits = index.completion.startingWith(reading.key, language, maxSuggestions);
  const isFullyRead = worth >= matchScore(matches[0]);
  const certain =
    isFullyRead && rivals.length === 0 ? certainMatch(matches, reading.affinity, hits.length > 0)?.place : undefined;
  const [first, ...others] = matches;
  return {
    places: withCompletions(
      [...(first ? [first] : []), ...rivals, ...others].map(({ place }) => place),
      hits,
    ),
    certain,
    filters,
    missed: undefined,
  };
}

// No name is similar: returns completions (for example a street), else nothing.
function withoutMatch(
  index: LocationIndex,
  unknown: ParsedLine['others'],
  filters: Record<string, string>,
  language: Language | undefined,
): LineMeaning {
  const words = unknown.map((some) => some.join(' ')).join(' ');
  const locations = index.completion.startingWith(words, language, maxSuggestions);
  return {
    places: locations,
    certain: undefined,
    filters,
    missed: reportableWord.test(words) && locations.length === 0 ? words : undefined,
  };
}

const withCompletions = (
  locations: readonly Location[],
  hits: readonly (Location | SearchArea)[],
): (Location | SearchArea)[] => [...new Set([...locations, ...hits])].slice(0, maxSuggestions);

function scoreReading(index: LocationIndex, reading: Reading, unreadWords = 0): ScoredReading {
  const matches = index.corrector.matches(reading.key, reading.affinity);
  return { reading, matches, worth: matchScore(matches[0]) - unreadWordPenalty * unreadWords };
}
// An exact match ranks above any correction, more so the longer it is: Iowa City before Iowa.
const matchScore = (match: Match | undefined): number =>
  match ? match.score + (match.edits === 0 ? 1 + match.name.letters.length : 0) : 0;

// Windows of words are tried only when nothing else matches: for a location among unknown words.
function scoreParts(
  index: LocationIndex,
  others: ParsedLine['others'],
  language: Language | undefined,
): ScoredReading[] {
  const home = { country: countryOf(language) };
  const parts = others
    .flatMap((words) => readingsOf(words, home, index.regions))
    .map((reading) => scoreReading(index, reading));
  if (parts.some(({ matches }) => matches.length > 0)) return parts;
  return others.flatMap((words) => windowsOf(words, home)).map((reading) => scoreReading(index, reading, 1));
}
