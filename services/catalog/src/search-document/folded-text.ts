/**
 * Folds text for search: no diacritics, case, symbols or control characters, which the database would treat as words.
 * Documents and keywords use the same rule.
 */
export const foldedText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[\p{S}\p{C}]/gu, ' ');
