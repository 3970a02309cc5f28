/** Text as it is searched: without marks and case. Written into documents and read from a keyword by the same rule. */
export const foldedText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '');
