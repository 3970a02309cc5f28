import { foldedText } from '../search-document/folded-text.ts';

// Enough to see what the word is about, on two lines of a phone.
const mostWords = 14;
const wordsBefore = 4;

/** The words that a keyword asks for, folded as documents are: operators and what must not be there left out. */
export function askedWords(keyword: string): ReadonlySet<string> {
  const asked = keyword
    .replaceAll(/(^|\s)-("[^"]*"?|\S+)/gu, ' ')
    .split(/\s+/u)
    .filter((word) => foldedText(word) !== 'or');
  return new Set(asked.flatMap(foldedWords));
}

/**
 * What a home says around the asked words: a plain piece of the first of its texts that has any, where most of them stand
 * together. Nothing when none has.
 */
export function matchIn(texts: readonly string[], asked: ReadonlySet<string>): string | undefined {
  for (const text of texts) {
    const words = text.split(/\s+/u).filter(Boolean);
    const hits = words.map((word) => foldedWords(word).filter((one) => asked.has(one)));
    const first = bestPlace(hits);
    if (first !== undefined) return piece(words, first);
  }
  return undefined;
}

const foldedWords = (text: string): string[] => foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

// The place of a hit from which most different words are in sight; the earliest of equals.
function bestPlace(hits: readonly (readonly string[])[]): number | undefined {
  let [best, most]: [number | undefined, number] = [undefined, 0];
  hits.forEach((hit, at) => {
    if (hit.length === 0) return;
    const inSight = new Set(hits.slice(at, at + mostWords - wordsBefore).flat()).size;
    if (inSight > most) [best, most] = [at, inSight];
  });
  return best;
}

function piece(words: readonly string[], first: number): string {
  const start = words.length <= mostWords ? 0 : Math.max(0, Math.min(first - wordsBefore, words.length - mostWords));
  const end = Math.min(words.length, start + mostWords);
  return `${start > 0 ? '… ' : ''}${words.slice(start, end).join(' ')}${end < words.length ? ' …' : ''}`;
}
