const longestWord = 300;
const longestMessage = 2_000;
const cut = (text: string, most: number) =>
  [...text].length > most ? `${[...text].slice(0, most - 1).join('')}…` : text;
// Programs make a link of whatever looks like an address of the web, and these words are a stranger's.
const withoutAddresses = (text: string) => text.replace(/\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S*/giu, '[…]');

/** A word as it may stand in a line: no control or direction marks, no address of another site, no endless text. */
export const plainLine = (text: string): string =>
  cut(withoutAddresses(text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')).trim(), longestWord);
/** The same for what a person wrote in several lines. */
export const plainMessage = (text: string): string =>
  cut(
    text
      .split(/\r\n|[\r\n\u2028\u2029]/u)
      .map((line) => withoutAddresses(line.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')).trim())
      .join('\n')
      .replace(/\n{3,}/gu, '\n\n')
      .trim(),
    longestMessage,
  );
/** Text as it stands in HTML. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
