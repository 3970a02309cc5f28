const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const number = String.raw`[\d\s.,]+`;

/** Returns the position of the brace that closes the one at `from`. Throws when there is none. */
function closingBrace(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`unclosed brace: ${text}`);
}

/** Returns the pattern of one argument in braces: anything, or one of its plural or select cases. */
function argumentPattern(inner: string): string {
  const [, cases] = /^\w+,\s*(?:plural|select|selectordinal),\s*(.*)$/s.exec(inner) ?? [];
  if (cases === undefined) return '.+?';
  const patterns: string[] = [];
  for (let at = cases.indexOf('{'); at >= 0;) {
    const end = closingBrace(cases, at);
    patterns.push(patternOf(cases.slice(at + 1, end)).replaceAll('#', number));
    at = cases.indexOf('{', end);
  }
  return `(?:${patterns.join('|')})`;
}

function patternOf(text: string): string {
  const at = text.indexOf('{');
  if (at < 0) return escapeRegExp(text);
  const end = closingBrace(text, at);
  return escapeRegExp(text.slice(0, at)) + argumentPattern(text.slice(at + 1, end)) + patternOf(text.slice(end + 1));
}

/** Returns the pattern of the texts that a message can produce. */
export const messagePattern = (text: string): RegExp =>
  new RegExp(`^${patternOf(text).replace(/\s+/g, String.raw`\s+`)}$`);

/** Returns the literal text of a message, without its arguments. */
export function literalText(text: string): string {
  const at = text.indexOf('{');
  if (at < 0) return text;
  const end = closingBrace(text, at);
  const inner = text.slice(at + 1, end);
  const cases = [...inner.matchAll(/\{([^{}]*)\}/g)].map(([, words = '']) => words).join(' ');
  return `${text.slice(0, at)} ${/,\s*(plural|select)/.test(inner) ? cases : ''} ${literalText(text.slice(end + 1))}`;
}
