/** Text as it is searched: without marks and case, and without signs, pictures and control characters, which the database would take for words. Written into documents and read from a keyword by the same rule. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[\p{S}\p{C}]/gu, ' ');
