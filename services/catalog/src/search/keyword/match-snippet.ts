import { foldedText } from '../../search-document/folded-text.ts';

// Enough context on two lines of a phone.
const maxWords = 14;
const wordsBefore = 4;

/** Returns the terms of a keyword, folded like documents, without operators and excluded terms. */
export function keywordTerms(keyword: string): ReadonlySet<string> {
  const terms = keyword
    .replaceAll(/(^|\s)-("[^"]*"?|\S+)/gu, ' ')
    .split(/\s+/u)
    .filter((word) => foldedText(word) !== 'or');
  return new Set(terms.flatMap(foldedWords));
}

/**
 * Returns a plain-text snippet of the first text that contains any term, around the position with the most terms;
 * undefined without a match.
 */
export function matchSnippet(texts: readonly string[], terms: ReadonlySet<string>): string | undefined {
  for (const text of texts) {
    const words = text.split(/\s+/u).filter(Boolean);
    const hits = words.map((word) => foldedWords(word).filter((one) => terms.has(one)));
    const first = bestPosition(hits);
    if (first !== undefined) return snippetAt(words, first);
  }
  return undefined;
}

const foldedWords = (text: string): string[] => foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

// Returns the position of the hit with the most distinct terms in its snippet; the earliest of equals.
function bestPosition(hits: readonly (readonly string[])[]): number | undefined {
  let [best, most]: [number | undefined, number] = [undefined, 0];
  hits.forEach((hit, at) => {
    if (hit.length === 0) return;
    const inSight = new Set(hits.slice(at, at + maxWords - wordsBefore).flat()).size;
    if (inSight > most) [best, most] = [at, inSight];
  });
  return best;
}

function snippetAt(words: readonly string[], first: number): string {
  const start = words.length <= maxWords ? 0 : Math.max(0, Math.min(first - wordsBefore, words.length - maxWords));
  const end = Math.min(words.length, start + maxWords);
  return `${start > 0 ? '… ' : ''}${words.slice(start, end).join(' ')}${end < words.length ? ' …' : ''}`;
}
