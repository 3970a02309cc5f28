const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Words in a row that must, or must not, be there. */
interface Term {
  readonly words: readonly string[];
  readonly isUnwanted: boolean;
}

/** Reads a keyword as people write it: `or` between wishes of which one suffices, "…" around words in a row, - before what must not be there. */
function wishesIn(keyword: string): Term[][] {
  const parts = keyword.match(/-?"[^"]*"|\S+/g) ?? [];
  const wishes: Term[][] = [[]];
  for (const part of parts) {
    if (part.toLowerCase() === 'or') wishes.push([]);
    else wishes.at(-1)!.push({ words: wordsOf(part), isUnwanted: part.startsWith('-') });
  }
  return wishes.map((terms) => terms.filter(({ words }) => words.length > 0)).filter((terms) => terms.length > 0);
}

const stand = (words: readonly string[], text: readonly string[]): boolean =>
  text.some((_, at) => words.every((word, further) => text[at + further] === word));

/** Whether a text has what a keyword asks for; a keyword without a word asks for nothing. */
export function hasKeyword(text: string, keyword: string): boolean {
  const wishes = wishesIn(keyword);
  const said = wordsOf(text);
  return (
    wishes.length === 0 ||
    wishes.some((terms) => terms.every(({ words, isUnwanted }) => stand(words, said) !== isUnwanted))
  );
}
