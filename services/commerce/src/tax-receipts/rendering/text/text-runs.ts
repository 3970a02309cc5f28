import anyAscii from 'any-ascii';
import type { DocumentFonts } from '../fonts/document-fonts.ts';
import type { ShapedFont } from '../fonts/shaped-font.ts';
import { bidi, type Direction } from './bidi.ts';

/** Part of a line in one font and direction. */
export interface TextRun {
  readonly text: string;
  readonly font: ShapedFont;
  readonly direction: Direction;
}

/** Returns the direction of the first letter that has one. */
export const directionOf = (text: string): Direction =>
  bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';

/** Returns a text with every character that no font has in Latin letters, or as a question mark. */
export const replaceMissing = (text: string, fonts: DocumentFonts): string =>
  Array.from(text, (character) =>
    fonts.fontOf(character) || /[\u200c\u200d]/.test(character) ? character : anyAscii(character) || '?',
  ).join('');

/** Returns the runs of a line from left to right. */
export const runsOf = (line: string, direction: Direction, fonts: DocumentFonts): TextRun[] =>
  directionRuns(line, direction).flatMap((run) => {
    const runs = fontRuns(run, fonts);
    return run.direction === 'rtl' ? runs.reverse() : runs;
  });

/** Splits a line where its direction changes; in visual order, each part in reading order. */
function directionRuns(line: string, base: Direction): Omit<TextRun, 'font'>[] {
  const embedding = bidi.getEmbeddingLevels(line, base);
  const parts: { level: number; first: number; last: number }[] = [];
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const level = embedding.levels[at] ?? 0;
    const part = parts.at(-1);
    if (part?.level === level && Math.abs(at - part.last) === 1) part.last = at;
    else parts.push({ level, first: at, last: at });
  }
  return parts.map(({ level, first, last }) => ({
    text: line.slice(Math.min(first, last), Math.max(first, last) + 1),
    direction: level % 2 === 1 ? 'rtl' : 'ltr',
  }));
}

/** Splits a text where its font changes. */
function fontRuns({ text, direction }: Omit<TextRun, 'font'>, fonts: DocumentFonts): TextRun[] {
  const runs: { text: string; font: ShapedFont; direction: Direction }[] = [];
  for (const character of text) {
    const run = runs.at(-1);
    const font = fonts.fontOf(character, run?.font);
    if (run && font === run.font) run.text += character;
    else if (font) runs.push({ text: character, font, direction });
  }
  return runs;
}
