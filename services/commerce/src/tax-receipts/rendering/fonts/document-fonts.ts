import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { slicesOf } from './font-slices.ts';
import { openShapedFont, type ShapedFont } from './shaped-font.ts';

/** Weights of the fonts: 400 is regular, 700 bold. */
export type FontWeight = 400 | 700;

// Every character without a font is written in these.
const asciiText = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');
const isNeutral = /[\p{M}\p{Script=Common}\p{Script=Inherited}]/u;
const joiners = '\u200c\u200d';

/** Fonts of one weight with the characters of one document. */
export class DocumentFonts {
  private constructor(readonly fonts: readonly ShapedFont[]) {}

  /**
   * Loads the parts of the fonts that a text needs. A character that the preferred font lacks is looked up in the next.
   */
  static async load(text: string, weight: FontWeight): Promise<DocumentFonts> {
    const characters = [...new Set(asciiText + text)];
    const fonts: ShapedFont[] = [];
    let missing = characters.map((character) => ({ character, slices: slicesOf(character.codePointAt(0) ?? 0) }));
    for (let choice = 0; missing.length > 0; choice += 1) {
      const files = new Set(missing.flatMap(({ slices }) => slices[choice]?.file.href ?? []));
      for (const file of files)
        fonts.push(openShapedFont(`${weight}-${fonts.length}`, await instanceOf(file, characters.join(''), weight)));
      missing = missing.filter(
        ({ character, slices }) => slices.length > choice + 1 && !fonts.some((font) => hasCharacter(font, character)),
      );
    }
    return new DocumentFonts(fonts);
  }

  /**
   * Returns the font that prints a character; undefined when none has it. Marks, spaces and signs stay in `current`.
   */
  fontOf(character: string, current?: ShapedFont): ShapedFont | undefined {
    if (joiners.includes(character)) return current;
    if (current && isNeutral.test(character) && hasCharacter(current, character)) return current;
    return this.fonts.find((font) => hasCharacter(font, character));
  }
}

const hasCharacter = (font: ShapedFont, character: string): boolean => font.has(character.codePointAt(0) ?? 0);

/** Returns a TrueType font of one weight with the glyphs of a text only. */
const instanceOf = async (file: string, text: string, weight: FontWeight): Promise<Buffer> =>
  subsetFont(await readFile(new URL(file)), text, { targetFormat: 'truetype', variationAxes: { wght: weight } });
