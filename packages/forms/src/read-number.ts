const separators = /[\s,](?=\d{3}(?!\d))/g;

/** Reads a whole number, with or without a separator between thousands; NaN for other text. */
export function readNumber(text: string): number {
  const digits = text.trim().replace(separators, '');
  return /^-?\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
