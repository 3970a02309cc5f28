import { find } from 'linkifyjs';

const maxLineLength = 300;
const maxMessageLength = 4_000;
const truncate = (text: string, max: number) =>
  [...text].length > max ? `${[...text].slice(0, max - 1).join('')}…` : text;
const removed = '[…]';
const isSentenceEnd = (domain: string) => /^[\p{L}\p{N}-]+\.\p{Lu}\p{Ll}+$/u.test(domain);

/**
 * Removes URLs and bare domains, because mail clients turn them into links, and this text is untrusted. A missing space
 * between two sentences ("for two.Is it free") is inserted instead.
 */
function withoutUrls(text: string): string {
  const plain = text.replace(/[\u{FF0E}\u{FF61}]/gu, '.').replace(/\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S*/giu, removed);
  let result = '';
  let at = 0;
  for (const { value, start, end } of find(plain, 'url')) {
    result += plain.slice(at, start) + (isSentenceEnd(value) ? value.replace('.', '. ') : removed);
    at = end;
  }
  return result + plain.slice(at);
}

/** Sanitizes a value for one line: no control or direction characters, no URLs, at most 300 characters. */
export const sanitizeLine = (text: string): string =>
  truncate(withoutUrls(text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')).trim(), maxLineLength);
/** Sanitizes text of several lines, at most 4,000 characters. */
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
