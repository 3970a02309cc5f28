import { canonicalQuery } from '@porchlight/contracts/catalog';
import { english } from './english.ts';
import { french } from './french.ts';
import { isLikelyRent, measured } from './measures.ts';
import { tokensOf, type Token } from './tokens.ts';
import { phraseBook, wordsOf, type Draft, type Meaning } from './vocabulary.ts';

const languages = [english, french];
const phrases = phraseBook(languages);
const longestPhrase = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length));
const numberWords = new Map(languages.flatMap(({ numbers }) => Object.entries(numbers)));
const countedUnits = wordsOf(languages.flatMap(({ units }) => [units.beds, units.baths]));
const longestName = 5;

/** A line read as wishes and what is left of it. */
export interface WishedLine {
  /** Address keys with their canonical values. */
  readonly filters: Record<string, string>;
  /** Words between the wishes, in their order: a place may be among them. */
  readonly others: readonly (readonly string[])[];
}

/**
 * Reads the wishes of a line in English and French, mixed as people do. A name of several words is never taken apart for a wish:
 * in `mountain view` nobody wishes for a view.
 */
export function readWishes(line: string, isName: (words: string) => boolean): WishedLine {
  const tokens = tokensOf(line).map(withNumberWord);
  const draft: Draft = {};
  const others: string[][] = [[]];
  for (let at = 0; at < tokens.length;) {
    const name = nameAt(tokens, at, isName);
    const taken = name > 0 ? 0 : wishAt(tokens, at, draft);
    if (taken > 0) others.push([]);
    else others.at(-1)!.push(...tokens.slice(at, at + Math.max(1, name)).map(({ word }) => word));
    at += Math.max(1, name, taken);
  }
  return {
    filters: Object.fromEntries(new URLSearchParams(canonicalQuery(draft))),
    others: others.filter((words) => words.length > 0),
  };
}

// `two bedrooms`: a word is a number only before what is counted.
function withNumberWord(token: Token, at: number, all: readonly Token[]): Token {
  const number = numberWords.get(token.word);
  return number !== undefined && countedUnits.has(all[at + 1]?.word ?? '') ? { word: token.word, number } : token;
}

function nameAt(tokens: readonly Token[], at: number, isName: (words: string) => boolean): number {
  for (let length = Math.min(longestName, tokens.length - at); length > 1; length -= 1) {
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

// How many tokens a wish takes that begins here: the longest phrase first.
function wishAt(tokens: readonly Token[], at: number, draft: Draft): number {
  for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length -= 1) {
    const said = tokens.slice(at, at + length);
    const meaning = phrases.get(said.map(signOf).join(' ')) ?? phrases.get(said.map(bareSignOf).join(' '));
    if (meaning && apply(meaning, said, draft)) return length;
  }
  return loneNumber(tokens[at]!, at, draft) ? 1 : 0;
}

const signOf = ({ word, number, isOrMore }: Token): string => {
  if (number === undefined) return word;
  return isOrMore ? '#+' : '#';
};
const bareSignOf = ({ word, number }: Token): string => (number === undefined ? word : '#');

function apply(meaning: Meaning, said: readonly Token[], draft: Draft): boolean {
  if ('measure' in meaning) {
    const isOrMore =
      said.some((token) => token.isOrMore) ||
      said.some(({ word }) => word === 'more' || word === 'plus' || word === 'up');
    return measured(
      draft,
      meaning.measure,
      said.flatMap(({ number }) => number ?? []),
      isOrMore,
    );
  }
  if ('beds' in meaning) draft.beds = [...new Set([...(draft.beds ?? []), ...meaning.beds])];
  else draft[meaning.key] = [...new Set([...(draft[meaning.key] ?? []), ...meaning.values])];
  return true;
}

// `$1500`; `1500` after other words; in Québec `4½` is a home of two bedrooms.
function loneNumber({ number, isMoney }: Token, at: number, draft: Draft): boolean {
  if (number === undefined) return false;
  if (isMoney || (at > 0 && isLikelyRent(number))) return measured(draft, 'most', [number], false);
  const rooms = Math.floor(number);
  return number === rooms + 0.5 && rooms >= 1 && rooms <= 6 && measured(draft, 'beds', [Math.max(0, rooms - 2)], false);
}

/** Words that are said beside a place: `apartments for rent in`, `à louer`. */
export const noise = wordsOf(languages.map((language) => language.noise));
/** The same with the small words that many names begin with. */
export const noiseAndArticles = wordsOf(languages.flatMap((language) => [language.noise, language.articles]));
