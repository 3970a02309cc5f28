import { bidi, type Direction } from '../text/bidi.ts';

interface GlyphOrigin {
  /** Position in the text at which the characters of a glyph begin. */
  readonly cluster: number;
}

// One character each: programs disagree on the order in which they copy the two letters of the ligature.
const lamAlef = ['\ufef5', '\ufef7', '\ufef9', '\ufefb'];

/**
 * Returns for each glyph of a shaped text what programs copy from the PDF: the characters that it stands for, an empty
 * text for further glyphs of the same characters.
 */
export function copiedTexts(text: string, glyphs: readonly GlyphOrigin[], direction: Direction): string[] {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((one, other) => one - other);
  const ends = new Map(starts.map((start, at) => [start, starts[at + 1] ?? text.length]));
  return glyphs.map(({ cluster }) => {
    const origin = text.slice(cluster, ends.get(cluster));
    ends.set(cluster, cluster);
    return direction === 'rtl' ? toVisual(origin) : origin;
  });
}

/** Returns the character that a right-to-left glyph looks like: brackets are mirrored. */
const toVisual = (origin: string): string =>
  lamAlef.find((ligature) => ligature.normalize('NFKC') === origin) ?? bidi.getMirroredCharacter(origin) ?? origin;
