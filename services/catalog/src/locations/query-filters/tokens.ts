/** A word of a line, or a number with the meaning of its signs. */
export interface Token {
  readonly word: string;
  readonly number?: number;
  readonly isMoney?: boolean;
  readonly isOrMore?: boolean;
}

const parts =
  /(?<dollar>\$?)\s*(?<digits>\d+(?:\.\d+)?)(?:\s?(?<thousand>k)(?![\p{L}]))?(?<plus>\+?)(?<after>\s?\$)?|\p{L}+(?:['’.ʻ]\p{L}+)*\.?|&|(?<=[\dk$]\s*)[-–](?=\s*\$?\d)/gu;
const maxTokens = 40;

// Thousands may be written 1,800 or 1 800, halves ½, 1/2 or `et demi`; `w/` is `with`.
const normalizeLine = (line: string): string =>
  line
    .toLowerCase()
    .replace(/½/g, ' 1/2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\d)[\s-]+(?:1[/⁄]2|et demie?)(?![\p{L}\d])/gu, '$1.5')
    .replace(/(?<![\p{L}])w\//gu, 'with ')
    .replace(/(?<![\d.,])(\d{1,3})[,\s](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(\d)(?!\d)/g, '$1.$2');

/** Returns the words and numbers of a line, at most 40. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: text, groups } of normalizeLine(line).matchAll(parts)) {
    if (tokens.length === maxTokens) break;
    tokens.push(groups?.digits === undefined ? { word: wordOf(text) } : numberOf(text, groups));
  }
  return tokens;
}

function wordOf(text: string): string {
  if (text === '&') return 'and';
  return text === '-' || text === '–' ? 'to' : text.replace(/['’.ʻ]/g, '');
}
function numberOf(text: string, { digits, dollar, after, thousand, plus }: Record<string, string | undefined>): Token {
  return {
    word: text.replace(/[^\d]/g, ''),
    number: Number(digits) * (thousand ? 1000 : 1),
    ...(dollar || after || thousand ? { isMoney: true } : {}),
    ...(plus ? { isOrMore: true } : {}),
  };
}
