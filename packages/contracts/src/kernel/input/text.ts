// Only plain decimal notation is a number: '1e3', '0x10' and ' 1 ' are text.
const plainNumberPattern = /^-?(0|[1-9]\d{0,14})(\.\d{1,10})?$/;

/** Parses a number in plain decimal notation; undefined if the text is none. */
export const parsePlainNumber = (text: string): number | undefined =>
  plainNumberPattern.test(text) ? Number(text) : undefined;

/** Splits the values of a key, whether repeated or comma-separated. Empty ones are dropped. */
export const splitValues = (value: string | readonly string[]): string[] =>
  [value]
    .flat()
    .flatMap((text) => text.replaceAll('\0', '').split(','))
    .map((text) => text.trim())
    .filter(Boolean);
