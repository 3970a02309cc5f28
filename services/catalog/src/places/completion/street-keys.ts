import { foldedName } from '../names/folded-name.ts';

const shortOf: ReadonlyMap<string, string> = new Map(
  Object.entries({ street: 'st', avenue: 'ave', boulevard: 'blvd', road: 'rd', drive: 'dr', court: 'ct', lane: 'ln' }),
);
const longOf: ReadonlyMap<string, string> = new Map([...shortOf].map(([long, short]) => [short, long]));

/** What a street is found by: with its words short and long, with and without the number of the house. */
export function streetKeys(street: string): string[] {
  const words = street.toLowerCase().replace(/\./g, '').split(' ');
  const written = [shortOf, longOf].map((forms) =>
    foldedName(words.map((word, at) => swapped(forms, word, at)).join(' ')),
  );
  return [...new Set([...written, ...written.map((key) => key.replace(/^[\d ]+(?=\D)/, ''))])].filter(Boolean);
}

// The `St` of `St Clair Avenue` is a saint.
const swapped = (forms: ReadonlyMap<string, string>, word: string, at: number): string =>
  (at > 1 ? forms.get(word) : undefined) ?? word;
