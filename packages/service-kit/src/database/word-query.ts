const maxWords = 5;

/**
 * Returns a query of PostgreSQL's text search for the first five words of a name, by their beginnings; null without
 * words. Modifier letters end a word, because without diacritics they would become quotes, which the query cannot have.
 */
export function wordQuery(text: string): string | null {
  const words = text
    .normalize('NFKC')
    .replaceAll(/[\u02b0-\u02ff]/gu, ' ')
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu);
  return (
    words &&
    words
      .slice(0, maxWords)
      .map((word) => `${word}:*`)
      .join(' & ')
  );
}
