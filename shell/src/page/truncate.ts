/** Truncates text to a maximum length at a word boundary and appends an ellipsis. */
export const truncate = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).replace(/[\s·,;:–-]+\S*$/u, '')}…`;
