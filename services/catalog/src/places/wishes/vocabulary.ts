import type { ListingFilters } from '@porchlight/contracts/catalog';

/** Keys of a search whose values are lists of words. */
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
/** What numbers in a line may be about. */
export type Measure = 'beds' | 'baths' | 'size' | 'most' | 'least' | 'range' | 'biggest';

/**
 * How people of one language say what they wish. Each text is a list of phrases, parted by `|`, as they are typed: without marks, case and
 * signs; `#` stands for a number, `$` for an amount of money.
 */
export interface Vocabulary {
  /** Address key → its values, joined by commas → phrases. */
  readonly said: Readonly<Record<ListKey, Readonly<Record<string, string>>>>;
  /** No bedroom of its own. */
  readonly studio: string;
  /** What is counted: `2 bed`; the forms with `or`, `to` and `+` are made of them. */
  readonly units: { readonly beds: string; readonly baths: string; readonly size: string };
  /** Most, least and range of the rent. */
  readonly rent: { readonly most: string; readonly least: string; readonly range: string };
  /** `2 or 3`, `2 to 3`. */
  readonly between: string;
  /** `2 or more`. */
  readonly orMore: string;
  readonly numbers: Readonly<Record<string, number>>;
  /** Said beside a place, not of it. */
  readonly noise: string;
  /** Small words, which many names begin with. */
  readonly articles: string;
}

/** What a phrase does: values that it adds to a key, or a measure that its numbers give. */
export type Meaning =
  | { readonly key: ListKey; readonly values: readonly string[] }
  | { readonly measure: Measure }
  | { readonly beds: readonly number[] };

/** Filters while a line is being read. */
export type Draft = { -readonly [K in keyof ListingFilters]?: ListingFilters[K] };

const phrasesOf = (text: string): string[] =>
  text
    .split('|')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/** All phrases of some languages with their meanings; of one phrase the first language wins. */
export function phraseBook(languages: readonly Vocabulary[]): ReadonlyMap<string, Meaning> {
  const book = new Map<string, Meaning>();
  const add: Add = (phrase, meaning) => {
    if (!book.has(phrase)) book.set(phrase, meaning);
  };
  for (const language of languages) {
    addSaid(language, add);
    for (const phrase of phrasesOf(language.studio)) add(phrase, { beds: [0] });
    addMeasures(language, add);
  }
  return book;
}

type Add = (phrase: string, meaning: Meaning) => void;

function addSaid({ said }: Vocabulary, add: Add): void {
  const values = (Object.entries(said) as [ListKey, Record<string, string>][]).flatMap(([key, texts]) =>
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

/** Words of some lists, once each. */
export const wordsOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(phrasesOf));
