import { create, type Font } from 'fontkit';
import * as harfbuzz from 'harfbuzzjs';
import type { Direction } from '../text/bidi.ts';
import { copiedTexts } from './copied-texts.ts';

/** Font of one document whose text HarfBuzz shapes. */
export interface ShapedFont {
  /** Name under which the font is registered in the document. */
  readonly name: string;
  /** Font for pdfkit. */
  readonly source: PDFKit.Mixins.PDFFontSource;
  has(codePoint: number): boolean;
  /** Returns the width of a text of one direction, in em. */
  widthOf(text: string, direction: Direction): number;
}

/** OpenType features that pdfkit passes on to `layout`; `rtla` marks text that is written from right to left. */
export const featuresOf = (direction: Direction): PDFKit.Mixins.OpenTypeFeatures[] =>
  direction === 'rtl' ? ['rtla'] : [];

interface GlyphRun {
  readonly glyphs: readonly { readonly id: number; readonly advanceWidth: number; readonly codePoints: number[] }[];
  readonly positions: readonly harfbuzz.GlyphPosition[];
  readonly advanceWidth: number;
}

/**
 * Opens a TrueType font. fontkit measures and embeds it; HarfBuzz shapes its text, because fontkit 2.0 throws on marks
 * without an anchor, as in Gurmukhi and Arabic fonts.
 */
export function openShapedFont(name: string, bytes: Buffer): ShapedFont {
  const font = create(bytes) as Font;
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
  const layout = (text: string, features: readonly string[] = []) =>
    shape(text, { font, shaper, direction: features.includes('rtla') ? 'rtl' : 'ltr' });
  return {
    name,
    // pdfkit accepts fonts that are open already; its types do not say so yet.
    source: Object.assign(font, { layout }) as unknown as PDFKit.Mixins.PDFFontSource,
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    widthOf: (text, direction) => layout(text, featuresOf(direction)).advanceWidth / font.unitsPerEm,
  };
}

function shape(
  text: string,
  { font, shaper, direction }: { font: Font; shaper: harfbuzz.Font; direction: Direction },
): GlyphRun {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(direction === 'rtl' ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
  // Each mark keeps its own characters, so that text is copied from the PDF letter by letter.
  buffer.setClusterLevel(harfbuzz.ClusterLevel.CHARACTERS);
  harfbuzz.shape(shaper, buffer);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const copiedText = copiedTexts(text, infos, direction);
  return {
    glyphs: infos.map(({ codepoint: id }, at) => ({
      id,
      advanceWidth: font.getGlyph(id).advanceWidth,
      codePoints: Array.from(copiedText[at] ?? '', (character) => character.codePointAt(0) ?? 0),
    })),
    positions,
    // Computed on demand, because pdfkit scales the positions.
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}
