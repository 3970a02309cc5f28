/** A text of at most so many signs: what is longer ends after a whole word, with an ellipsis. */
export const clipped = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\s·,;:–-]+\S*$/u, '')}…`;
