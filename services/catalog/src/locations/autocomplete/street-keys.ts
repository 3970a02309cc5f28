import { foldedName } from '../names/folded-name.ts';

const abbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({ street: 'st', avenue: 'ave', boulevard: 'blvd', road: 'rd', drive: 'dr', court: 'ct', lane: 'ln' }),
);
const expansions: ReadonlyMap<string, string> = new Map([...abbreviations].map(([long, short]) => [short, long]));

/** Returns the keys of a street: abbreviated and written out, with and without the house number. */
export function streetKeys(street: string): string[] {
  const words = street.toLowerCase().replace(/\./g, '').split(' ');
  const written = [abbreviations, expansions].map((forms) =>
    foldedName(words.map((word, at) => replaceWord(forms, word, at)).join(' ')),
  );
  return [...new Set([...written, ...written.map((key) => key.replace(/^[\d ]+(?=\D)/, ''))])].filter(Boolean);
}

// The first two words stay as written: the `St` of `St Clair Avenue` is a saint.
const replaceWord = (forms: ReadonlyMap<string, string>, word: string, at: number): string =>
  (at > 1 ? forms.get(word) : undefined) ?? word;
