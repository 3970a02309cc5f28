import { JSONParser, TokenType } from '@streamparser/json';
import { excerptOf, FileFault } from '../file-fault.ts';
import { ItemGuard } from './item-guard.ts';
import type { Item } from './item.ts';
import { readingLimits } from './reading-limits.ts';

/** Members of an object in which its array of homes is looked for. */
const arrays = ['listings', 'homes', 'properties', 'units', 'items', 'data', 'results'];
const openings: ReadonlySet<TokenType> = new Set([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET]);
const endings: ReadonlySet<TokenType> = new Set([TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET]);

function pathsFor(start: string): string[] {
  if (start.startsWith('[')) return ['$.*'];
  if (start.startsWith('{')) return arrays.map((name) => `$.${name}.*`);
  throw new FileFault('malformed', { line: 1, excerpt: excerptOf(start) });
}

function createParser(start: string, found: (item: unknown) => void): JSONParser {
  const parser = new JSONParser({ paths: pathsFor(start), keepStack: false });
  let depth = 0;
  parser.onToken = ({ token }) => {
    if (openings.has(token)) depth += 1;
    if (endings.has(token)) depth -= 1;
    if (depth > readingLimits.depth) throw new FileFault('too-deep');
  };
  parser.onValue = ({ value }) => {
    found(value);
  };
  return parser;
}

/**
 * Yields the values of the array of a JSON file, or of the first member of its object that is named as homes are. Throws
 * FileFault `malformed`, `too-deep`, `item-too-large`, `too-many-items`.
 */
export async function* readJson(text: AsyncIterable<string>): AsyncGenerator<Item<unknown>> {
  const guard = new ItemGuard();
  let parser: JSONParser | undefined;
  let found: unknown[] = [];
  let count = 0;
  for await (const chunk of text) {
    const start: string = parser ? chunk : chunk.trimStart();
    if (start === '') continue;
    guard.read(start, count + 1);
    parser ??= createParser(start, (item) => found.push(item));
    feed(parser, start, count);
    guard.found(found.length, count);
    for (const value of found) yield { value, line: (count += 1) };
    found = [];
  }
  if (parser && !parser.isEnded) feed(parser, undefined, count);
}

function feed(parser: JSONParser, text: string | undefined, count: number): void {
  try {
    if (text === undefined) parser.end();
    else parser.write(text);
  } catch (error) {
    if (error instanceof FileFault) throw error;
    throw new FileFault('malformed', { line: count + 1, excerpt: excerptOf((error as Error).message) });
  }
}
