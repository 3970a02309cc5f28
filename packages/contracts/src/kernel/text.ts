// '1e3', '0x10' and ' 1 ' are text to us: what a person would not write as a number is not read as one.
const number = /^-?(0|[1-9]\d{0,14})(\.\d{1,10})?$/;

/** The number that a text is, written as people write it. */
export const plainNumber = (text: string): number | undefined => (number.test(text) ? Number(text) : undefined);

/** The values of a key: given several times, or with commas; without what is empty. */
export const textParts = (one: string | readonly string[]): string[] =>
  [one]
    .flat()
    .flatMap((text) => text.replaceAll('\0', '').split(','))
    .map((text) => text.trim())
    .filter(Boolean);
