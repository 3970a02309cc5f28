import type { DocumentFonts, FontWeight } from '../fonts/document-fonts.ts';
import { featuresOf } from '../fonts/shaped-font.ts';
import { cleanText } from '../text/clean-text.ts';
import { directionOf, replaceMissing, runsOf, type TextRun } from '../text/text-runs.ts';
import { wrapText } from '../text/wrap-text.ts';
import { page, type Colour } from './page-layout.ts';

/** Look of a text. */
export interface TextStyle {
  /** Points. */
  readonly size: number;
  readonly weight?: FontWeight;
  readonly colour: Colour;
}
/** Place of a text in points from the top left; it wraps within its width. */
export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}
/** Text as it will be printed: each line as its runs from left to right, with its width in points. */
export interface TextLines {
  readonly style: TextStyle;
  readonly lines: readonly { readonly runs: readonly TextRun[]; readonly width: number }[];
  readonly height: number;
}

const leading = 1.45;
const baseline = 1.05;
/** Longest text that is printed, in characters. */
const maxLength = 300;
const shorten = (text: string) =>
  text.length > maxLength ? `${Array.from(text).slice(0, maxLength).join('')}…` : text;
// Scripts with marks are not stored letter by letter in the order in which they are read.
const isReordered = ({ text, direction }: TextRun) => direction === 'ltr' && /\p{M}/u.test(text);

/** Wraps, measures and draws text in the fonts of a document. */
export class TextWriter {
  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly fonts: Readonly<Record<FontWeight, DocumentFonts>>,
  ) {}

  /** Splits a text into the lines of a box. */
  layOut(text: string, width: number, style: TextStyle): TextLines {
    const fonts = this.fonts[style.weight ?? 400];
    const printable = replaceMissing(shorten(cleanText(text)), fonts);
    const direction = directionOf(printable);
    const widthOf = (runs: readonly TextRun[]) =>
      style.size * runs.reduce((sum, run) => sum + run.font.widthOf(run.text, run.direction), 0);
    const lines = wrapText(printable, (line) => widthOf(runsOf(line, direction, fonts)) <= width)
      .map((line) => runsOf(line, direction, fonts))
      .map((runs) => ({ runs, width: widthOf(runs) }));
    return { style, lines, height: lines.length * style.size * leading };
  }

  /** Draws a text. Returns the position below it. */
  write(text: string, box: TextBox, style: TextStyle): number {
    return this.draw(this.layOut(text, box.width, style), box);
  }

  /** Draws an address as text, linked when it is an https address. Returns the position below it. */
  writeLink(address: string, box: TextBox, style: TextStyle): number {
    const bottom = this.write(address, box, style);
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url?.protocol === 'https:') this.document.link(box.x, box.y, box.width, bottom - box.y, url.href);
    return bottom;
  }

  /** Draws lines that are laid out. Returns the position below them. */
  draw({ style, lines, height }: TextLines, { x, y, width, align = 'left' }: TextBox): number {
    this.document.fontSize(style.size).fillColor(style.colour);
    for (const [at, line] of lines.entries()) {
      const left = align === 'right' ? x + width - line.width : x;
      this.#drawLine(line.runs, style.size, { x: left, y: y + style.size * (leading * at + baseline) });
    }
    return y + height;
  }

  #drawLine(runs: readonly TextRun[], size: number, { x: left, y: lineY }: { x: number; y: number }): void {
    let x = left;
    for (const run of runs) {
      this.document.font(run.font.name);
      if (isReordered(run)) this.#drawReordered(run, x, lineY);
      else this.#drawRun(run, x, lineY);
      x += size * run.font.widthOf(run.text, run.direction);
    }
  }

  /** Draws a run with its text in reading order for programs that copy it. */
  #drawReordered(run: TextRun, x: number, y: number): void {
    // Programs place that text by the coordinates at its end, while pdfkit turns them around the middle of the page.
    const middle = page.height / 2;
    this.document.save().translate(0, y - middle);
    this.document.markContent('Span', { actual: run.text });
    this.#drawRun(run, x, middle);
    this.document.endMarkedContent().restore();
  }

  #drawRun({ text, direction }: TextRun, x: number, y: number): void {
    this.document.text(text, x, y, { lineBreak: false, baseline: 'alphabetic', features: featuresOf(direction) });
  }
}
