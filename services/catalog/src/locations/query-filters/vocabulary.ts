import type { ListingFilters } from '@porchlight/contracts/catalog';

/** Query parameters whose values are lists of words. */
export type ListKey =
  | 'rentaltypes'
  | 'petpolicies'
  | 'utilities'
  | 'amenities'
  | 'furnished'
  | 'parking'
  | 'laundry'
  | 'lease'
  | 'accessibility'
  | 'newcomer';
/** Quantities that numbers in a line may express. */
export type Measure = 'beds' | 'baths' | 'size' | 'most' | 'least' | 'range' | 'biggest';

/**
 * Phrases of one language for search filters. Each text is a list of phrases separated by `|`, folded (no diacritics,
 * case or punctuation); `#` stands for a number.
 */
export interface Vocabulary {
  /** Query parameter → its values, comma-separated → phrases. */
  readonly listPhrases: Readonly<Record<ListKey, Readonly<Record<string, string>>>>;
  /** Phrases for a home without a separate bedroom. */
  readonly studio: string;
  /** Countable units (`2 bed`); forms with `or`, `to` and `+` are derived from them. */
  readonly units: { readonly beds: string; readonly baths: string; readonly size: string };
  /** Phrases for the maximum, minimum and range of the rent. */
  readonly rent: { readonly most: string; readonly least: string; readonly range: string };
  /** Words between two numbers: `2 or 3`, `2 to 3`. */
  readonly between: string;
  /** Words after a minimum: `2 or more`. */
  readonly orMore: string;
  readonly numbers: Readonly<Record<string, number>>;
  /** Words that accompany a location without being part of it. */
  readonly noise: string;
  /** Articles and prepositions that many names begin with. */
  readonly articles: string;
}

/** Meaning of a phrase: values added to a parameter, a measure of its numbers, or a number of beds. */
export type Meaning =
  | { readonly key: ListKey; readonly values: readonly string[] }
  | { readonly measure: Measure }
  | { readonly beds: readonly number[] };

/** Filters collected while a line is read. */
export type Draft = { -readonly [K in keyof ListingFilters]?: ListingFilters[K] };

const phrasesOf = (text: string): string[] =>
  text
    .split('|')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/** Returns all phrases of the languages with their meanings; for a phrase of both, the first language wins. */
export function phraseMeanings(languages: readonly Vocabulary[]): ReadonlyMap<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  const add: Add = (phrase, meaning) => {
    if (!meanings.has(phrase)) meanings.set(phrase, meaning);
  };
  for (const language of languages) {
    addValues(language, add);
    for (const phrase of phrasesOf(language.studio)) add(phrase, { beds: [0] });
    addMeasures(language, add);
  }
  return meanings;
}

type Add = (phrase: string, meaning: Meaning) => void;

function addValues({ listPhrases }: Vocabulary, add: Add): void {
  const values = (Object.entries(listPhrases) as [ListKey, Record<string, string>][]).flatMap(([key, texts]) =>
    Object.entries(texts).map(([value, text]) => ({ key, values: value.split(','), text })),
  );
  for (const { text, ...meaning } of values) for (const phrase of phrasesOf(text)) add(phrase, meaning);
}

function addMeasures({ units, rent, between, orMore }: Vocabulary, add: Add): void {
  for (const measure of ['beds', 'baths'] as const) {
    for (const unit of phrasesOf(units[measure])) {
      const forms = [
        `# ${unit}`,
        `#+ ${unit}`,
        ...phrasesOf(between).map((word) => `# ${word} # ${unit}`),
        ...phrasesOf(orMore).flatMap((words) => [`# ${words} ${unit}`, `# ${unit} ${words}`]),
      ];
      for (const form of forms) add(form, { measure });
    }
  }
  for (const unit of phrasesOf(units.size)) {
    add(`# ${unit}`, { measure: 'size' });
    for (const phrase of phrasesOf(rent.most)) add(`${phrase} ${unit}`, { measure: 'biggest' });
    for (const phrase of phrasesOf(rent.least)) add(`${phrase} ${unit}`, { measure: 'size' });
  }
  for (const measure of ['most', 'least', 'range'] as const)
    for (const phrase of phrasesOf(rent[measure])) add(phrase, { measure });
}

/** Returns the distinct phrases of several lists. */
export const distinctPhrases = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(phrasesOf));
