const maxLineLength = 300;
const maxMessageLength = 2_000;
const truncate = (text: string, max: number) =>
  [...text].length > max ? `${[...text].slice(0, max - 1).join('')}…` : text;
// Mail clients turn anything like a URL into a link, and this text is untrusted.
const withoutUrls = (text: string) => text.replace(/\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S*/giu, '[…]');

/** Sanitizes a value for one line: no control or direction characters, no URLs, at most 300 characters. */
export const sanitizeLine = (text: string): string =>
  truncate(withoutUrls(text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')).trim(), maxLineLength);
/** Sanitizes text of several lines, at most 2,000 characters. */
export const sanitizeMessage = (text: string): string =>
  truncate(
    text
      .split(/\r\n|[\r\n\u2028\u2029]/u)
      .map((line) => withoutUrls(line.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')).trim())
      .join('\n')
      .replace(/\n{3,}/gu, '\n\n')
      .trim(),
    maxMessageLength,
  );
