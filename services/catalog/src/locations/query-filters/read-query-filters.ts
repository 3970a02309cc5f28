import { canonicalQuery } from '@porchlight/contracts/catalog';
import { english } from './english.ts';
import { french } from './french.ts';
import { isLikelyRent, applyMeasure } from './measures.ts';
import { tokensOf, type Token } from './tokens.ts';
import { phraseMeanings, distinctPhrases, type Draft, type Meaning } from './vocabulary.ts';

const languages = [english, french];
const phrases = phraseMeanings(languages);
const maxPhraseWords = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length));
const numberWords = new Map(languages.flatMap(({ numbers }) => Object.entries(numbers)));
const countedUnits = distinctPhrases(languages.flatMap(({ units }) => [units.beds, units.baths]));
const maxNameWords = 5;

/** A line split into filters and remaining words. */
export interface ParsedLine {
  /** Query parameters with their canonical values. */
  readonly filters: Record<string, string>;
  /** Words between the filters, in order; they may contain a location. */
  readonly others: readonly (readonly string[])[];
}

/**
 * Reads the filters of a line in English and French, mixed. A name of several words is never split into filters:
 * `mountain view` is no filter for a view.
 */
export function readWishes(line: string, isName: (words: string) => boolean): ParsedLine {
  const tokens = tokensOf(line).map(withNumberWord);
  const draft: Draft = {};
  const others: string[][] = [[]];
  for (let at = 0; at < tokens.length;) {
    const name = nameAt(tokens, at, isName);
    const filterLength = name > 0 ? 0 : filterAt(tokens, at, draft);
    if (filterLength > 0) others.push([]);
    else others.at(-1)!.push(...tokens.slice(at, at + Math.max(1, name)).map(({ word }) => word));
    at += Math.max(1, name, filterLength);
  }
  return {
    filters: Object.fromEntries(new URLSearchParams(canonicalQuery(draft))),
    others: others.filter((words) => words.length > 0),
  };
}

// `two bedrooms`: a number word is a number only before a countable unit.
function withNumberWord(token: Token, at: number, all: readonly Token[]): Token {
  const number = numberWords.get(token.word);
  return number !== undefined && countedUnits.has(all[at + 1]?.word ?? '') ? { word: token.word, number } : token;
}

function nameAt(tokens: readonly Token[], at: number, isName: (words: string) => boolean): number {
  for (let length = Math.min(maxNameWords, tokens.length - at); length > 1; length -= 1) {
    if (
      isName(
        tokens
          .slice(at, at + length)
          .map(({ word }) => word)
          .join(' '),
      )
    )
      return length;
  }
  return 0;
}

// Returns the number of tokens of the filter at this position, trying the longest phrase first; 0 for none.
function filterAt(tokens: readonly Token[], at: number, draft: Draft): number {
  for (let length = Math.min(maxPhraseWords, tokens.length - at); length > 0; length -= 1) {
    const phrase = tokens.slice(at, at + length);
    const meaning =
      phrases.get(phrase.map(patternOf).join(' ')) ?? phrases.get(phrase.map(patternWithoutPlus).join(' '));
    if (meaning && apply(meaning, phrase, draft)) return length;
  }
  return applyBareNumber(tokens[at]!, at, draft) ? 1 : 0;
}

const patternOf = ({ word, number, isOrMore }: Token): string => {
  if (number === undefined) return word;
  return isOrMore ? '#+' : '#';
};
const patternWithoutPlus = ({ word, number }: Token): string => (number === undefined ? word : '#');

function apply(meaning: Meaning, phrase: readonly Token[], draft: Draft): boolean {
  if ('measure' in meaning) {
    const isOrMore =
      phrase.some((token) => token.isOrMore) ||
      phrase.some(({ word }) => word === 'more' || word === 'plus' || word === 'up');
    return applyMeasure(
      draft,
      meaning.measure,
      phrase.flatMap(({ number }) => number ?? []),
      isOrMore,
    );
  }
  if ('beds' in meaning) draft.beds = [...new Set([...(draft.beds ?? []), ...meaning.beds])];
  else draft[meaning.key] = [...new Set([...(draft[meaning.key] ?? []), ...meaning.values])];
  return true;
}

// `$1500`, or `1500` after other words, is a rent; in Québec `4½` is a home with two bedrooms.
function applyBareNumber({ number, isMoney }: Token, at: number, draft: Draft): boolean {
  if (number === undefined) return false;
  if (isMoney || (at > 0 && isLikelyRent(number))) return applyMeasure(draft, 'most', [number], false);
  const rooms = Math.floor(number);
  return (
    number === rooms + 0.5 && rooms >= 1 && rooms <= 6 && applyMeasure(draft, 'beds', [Math.max(0, rooms - 2)], false)
  );
}

/** Words that accompany a location: `apartments for rent in`, `à louer`. */
export const noise = distinctPhrases(languages.map((language) => language.noise));
/** Noise words and the articles that many names begin with. */
export const noiseAndArticles = distinctPhrases(languages.flatMap((language) => [language.noise, language.articles]));
