const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Consecutive words that must, or must not, occur. */
interface Term {
  readonly words: readonly string[];
  readonly isUnwanted: boolean;
}

/** Parses a keyword: `or` between alternatives, "…" around consecutive words, - before excluded ones. */
function parseAlternatives(keyword: string): Term[][] {
  const parts = keyword.match(/-?"[^"]*"|\S+/g) ?? [];
  const alternatives: Term[][] = [[]];
  for (const part of parts) {
    if (part.toLowerCase() === 'or') alternatives.push([]);
    else alternatives.at(-1)!.push({ words: wordsOf(part), isUnwanted: part.startsWith('-') });
  }
  return alternatives.map((terms) => terms.filter(({ words }) => words.length > 0)).filter((terms) => terms.length > 0);
}

const occursIn = (words: readonly string[], text: readonly string[]): boolean =>
  text.some((_, at) => words.every((word, further) => text[at + further] === word));

/** Returns whether a text matches a keyword; a keyword without words matches everything. */
export function hasKeyword(text: string, keyword: string): boolean {
  const alternatives = parseAlternatives(keyword);
  const textWords = wordsOf(text);
  return (
    alternatives.length === 0 ||
    alternatives.some((terms) => terms.every(({ words, isUnwanted }) => occursIn(words, textWords) !== isUnwanted))
  );
}
