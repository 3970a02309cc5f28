import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';
import { path, type Svg } from './svg.ts';

const parseFont = (file: string) => {
  const { buffer, byteOffset, byteLength } = readFileSync(new URL(file));
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
};
type Font = ReturnType<typeof parseFont>;
// Loaded with the first image; glyphs missing from the first font are taken from the second.
const fontFiles = () => [
  import.meta.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'),
  import.meta.resolve('@fontsource/figtree/files/figtree-latin-ext-700-normal.woff'),
];
let fonts: readonly Font[] | undefined;
const fontFor = (character: string) =>
  (fonts ??= fontFiles().map(parseFont)).find((font) => font.charToGlyphIndex(character) > 0);

/**
 * Splits text into runs of one font each; characters without a glyph in any font are dropped. All white space becomes a
 * plain space.
 */
function splitByFont(text: string): { readonly font: Font; text: string }[] {
  const runs: { readonly font: Font; text: string }[] = [];
  for (const character of text.normalize('NFC').replace(/\s/gu, ' ')) {
    const font = fontFor(character);
    const last = runs.at(-1);
    if (font && last?.font === font) last.text += character;
    else if (font) runs.push({ font, text: character });
  }
  return runs;
}

// Own serializer: the one of the library writes NaN for numbers close to zero, which drops all following glyphs.
const toPathData = (commands: ReturnType<Font['getPath']>['commands']) =>
  commands
    .map(
      ({ type, x1, y1, x2, y2, x, y }) =>
        type +
        [x1, y1, x2, y2, x, y]
          .filter((value) => value !== undefined)
          .map((value) => Math.round(value * 10) / 10)
          .join(' '),
    )
    .join('');

/** Returns the width of a text in pixels. */
export const widthOf = (text: string, size: number): number =>
  splitByFont(text).reduce((sum, { font, text: part }) => sum + font.getAdvanceWidth(part, size), 0);

/**
 * Renders a line of text as SVG outlines, so that no font needs to be installed where it is rendered. `y` is the
 * baseline.
 */
export function textOutlines(
  text: string,
  { x, y, size, colour }: { readonly x: number; readonly y: number; readonly size: number; readonly colour: string },
): Svg {
  let at = x;
  return splitByFont(text)
    .map(({ font, text: part }) => {
      const drawn = path(toPathData(font.getPath(part, at, y, size).commands), colour);
      at += font.getAdvanceWidth(part, size);
      return drawn;
    })
    .join('');
}

/** Wraps text to a maximum number of lines of a width in pixels; truncated text ends with an ellipsis. */
export function wrapText(
  text: string,
  { size, width, most }: { readonly size: number; readonly width: number; readonly most: number },
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1) ?? ''} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  const visible = lines.slice(0, most);
  return visible.map((line, at) => truncate(line, at === most - 1 && lines.length > most, { size, width }));
}
function truncate(
  line: string,
  goesOn: boolean,
  { size, width }: { readonly size: number; readonly width: number },
): string {
  const end = goesOn || widthOf(line, size) > width ? '…' : '';
  let text = line;
  while (text && widthOf(text + end, size) > width) text = text.slice(0, -1).trimEnd();
  return text + end;
}
