import type { AmountRow, ReceiptContent } from '../receipt-content.ts';
import { colours, contentBottom, contentWidth, page } from './page-layout.ts';
import type { TextLines, TextStyle, TextWriter } from './text-writer.ts';

const body: TextStyle = { size: 9.5, colour: colours.ink };
const heading: TextStyle = { size: 8.5, weight: 700, colour: colours.muted };
const rowGap = 6;
const amountWidth = 110;
const quantityWidth = 70;
const descriptionWidth = contentWidth - amountWidth - quantityWidth - 16;
const labelWidth = 230;

type Cells = ReceiptContent['columns'];

/** Table of a document, its totals and its payment; continues on further pages when it does not fit. */
export class AmountsTable {
  #y: number;

  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly writer: TextWriter,
    private readonly content: ReceiptContent,
    top: number,
  ) {
    this.#y = top;
  }

  draw(): void {
    const { lines, discount, amounts, total, payment } = this.content;
    this.#drawHeader();
    for (const line of lines) this.#drawLine(line);
    this.#y += 4;
    if (discount) this.#drawAmount(discount, { ...body, colour: colours.success });
    for (const amount of amounts) this.#drawAmount(amount, body);
    this.#rule(page.width - page.margin - labelWidth - amountWidth);
    this.#drawAmount(total, { ...body, size: 12, weight: 700 });
    const text = this.writer.layOut(payment, contentWidth, body);
    this.#makeRoom(text.height + 14);
    this.writer.draw(text, { x: page.margin, y: this.#y + 14, width: contentWidth });
  }

  #drawHeader(): void {
    const [description] = this.content.columns;
    this.#drawCells(this.writer.layOut(description, descriptionWidth, heading), this.content.columns);
  }

  #drawLine(cells: Cells): void {
    const description = this.writer.layOut(cells[0], descriptionWidth, body);
    if (this.#makeRoom(description.height + 2 * rowGap)) this.#drawHeader();
    this.#drawCells(description, cells);
  }

  #drawCells(description: TextLines, [, quantity, amount]: Cells): void {
    const right = page.width - page.margin;
    const { style, height } = description;
    this.writer.draw(description, { x: page.margin, y: this.#y, width: descriptionWidth });
    const quantityX = right - amountWidth - quantityWidth;
    this.writer.write(quantity, { x: quantityX, y: this.#y, width: quantityWidth, align: 'right' }, style);
    this.writer.write(amount, { x: right - amountWidth, y: this.#y, width: amountWidth, align: 'right' }, style);
    this.#y += height + rowGap;
    this.#rule(page.margin);
  }

  #drawAmount({ label, amount }: AmountRow, style: TextStyle): void {
    const text = this.writer.layOut(label, labelWidth, style);
    this.#makeRoom(text.height + rowGap);
    const right = page.width - page.margin;
    this.writer.draw(text, { x: right - amountWidth - labelWidth, y: this.#y, width: labelWidth });
    this.writer.write(amount, { x: right - amountWidth, y: this.#y, width: amountWidth, align: 'right' }, style);
    this.#y += text.height + rowGap;
  }

  /** Draws a line from a position to the right margin. */
  #rule(left: number): void {
    this.document
      .moveTo(left, this.#y)
      .lineTo(page.width - page.margin, this.#y)
      .lineWidth(0.75)
      .stroke(colours.line);
    this.#y += rowGap;
  }

  /** Continues on a new page unless this one has room of a height. Returns whether the page is new. */
  #makeRoom(height: number): boolean {
    if (this.#y + height <= contentBottom) return false;
    this.document.addPage();
    this.#y = page.margin;
    return true;
  }
}
