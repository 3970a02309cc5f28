const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const number = String.raw`[\d\s.,]+`;

/** Where the brace that opens at `from` closes. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`a brace never closes: ${text}`);
}

/** One value in its braces: anything, or one of its cases. */
function valuePattern(inner: string): string {
  const [, cases] = /^\w+,\s*(?:plural|select|selectordinal),\s*(.*)$/s.exec(inner) ?? [];
  if (cases === undefined) return '.+?';
  const patterns: string[] = [];
  for (let at = cases.indexOf('{'); at >= 0;) {
    const end = closing(cases, at);
    patterns.push(patternOf(cases.slice(at + 1, end)).replaceAll('#', number));
    at = cases.indexOf('{', end);
  }
  return `(?:${patterns.join('|')})`;
}

function patternOf(text: string): string {
  const at = text.indexOf('{');
  if (at < 0) return escaped(text);
  const end = closing(text, at);
  return escaped(text.slice(0, at)) + valuePattern(text.slice(at + 1, end)) + patternOf(text.slice(end + 1));
}

/** A text of a words file as what it can become on a page. */
export const textPattern = (text: string): RegExp =>
  new RegExp(`^${patternOf(text).replace(/\s+/g, String.raw`\s+`)}$`);

/** What a text says in any case, without its values: the words that somebody wrote. */
export function writtenIn(text: string): string {
  const at = text.indexOf('{');
  if (at < 0) return text;
  const end = closing(text, at),
    inner = text.slice(at + 1, end);
  const cases = [...inner.matchAll(/\{([^{}]*)\}/g)].map(([, words = '']) => words).join(' ');
  return `${text.slice(0, at)} ${/,\s*(plural|select)/.test(inner) ? cases : ''} ${writtenIn(text.slice(end + 1))}`;
}
