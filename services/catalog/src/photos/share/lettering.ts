import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';
import { path, type Svg } from '../drawing/shapes.ts';

const fontOf = (file: string) => {
  const { buffer, byteOffset, byteLength } = readFileSync(new URL(file));
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
};
type Font = ReturnType<typeof fontOf>;
// Read at the first picture; the letters that the first lacks are in the second.
const files = () => [
  import.meta.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'),
  import.meta.resolve('@fontsource/figtree/files/figtree-latin-ext-700-normal.woff'),
];
let fonts: readonly Font[] | undefined;
const fontFor = (character: string) =>
  (fonts ??= files().map(fontOf)).find((font) => font.charToGlyphIndex(character) > 0);

/** Text as stretches of one font each; what no font of ours can write is left out. Spaces of every width are plain ones. */
function stretchesOf(text: string): { readonly font: Font; text: string }[] {
  const stretches: { readonly font: Font; text: string }[] = [];
  for (const character of text.normalize('NFC').replace(/\s/gu, ' ')) {
    const font = fontFor(character),
      last = stretches.at(-1);
    if (font && last?.font === font) last.text += character;
    else if (font) stretches.push({ font, text: character });
  }
  return stretches;
}

// Written here: the library's own writer makes NaN of numbers next to nothing, and all letters behind one are lost.
const outline = (commands: ReturnType<Font['getPath']>['commands']) =>
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

/** How wide a text is in pixels. */
export const widthOf = (text: string, size: number): number =>
  stretchesOf(text).reduce((sum, { font, text: part }) => sum + font.getAdvanceWidth(part, size), 0);

/** A line of text as outlines: no font needs to be installed where it is drawn. `y` is the line that the letters stand on. */
export function lettering(
  text: string,
  { x, y, size, colour }: { readonly x: number; readonly y: number; readonly size: number; readonly colour: string },
): Svg {
  let at = x;
  return stretchesOf(text)
    .map(({ font, text: part }) => {
      const drawn = path(outline(font.getPath(part, at, y, size).commands), colour);
      at += font.getAdvanceWidth(part, size);
      return drawn;
    })
    .join('');
}

/** A text in at most so many lines of a width; what does not fit ends with an ellipsis. */
export function linesOf(
  text: string,
  { size, width, most }: { readonly size: number; readonly width: number; readonly most: number },
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1) ?? ''} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  const kept = lines.slice(0, most);
  return kept.map((line, at) => shortened(line, at === most - 1 && lines.length > most, { size, width }));
}
function shortened(
  line: string,
  goesOn: boolean,
  { size, width }: { readonly size: number; readonly width: number },
): string {
  const end = goesOn || widthOf(line, size) > width ? '…' : '';
  let text = line;
  while (text && widthOf(text + end, size) > width) text = text.slice(0, -1).trimEnd();
  return text + end;
}
