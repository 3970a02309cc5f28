import { translateFor, type IssuedReceipt } from '../receipt-content.ts';
import { colours, contentWidth, page } from './page-layout.ts';
import type { TextWriter } from './text-writer.ts';

/** Draws supplier, number and page at the bottom of every page. */
export function drawFooters(
  document: PDFKit.PDFDocument,
  writer: TextWriter,
  { snapshot, number }: IssuedReceipt,
): void {
  const style = { size: 8, colour: colours.muted };
  const pages = document.bufferedPageRange().count;
  const y = page.height - page.margin - 12;
  for (let at = 0; at < pages; at += 1) {
    document.switchToPage(at);
    const name = writer.layOut(`${snapshot.supplier.legalName} · ${number}`, contentWidth - 110, style);
    writer.draw({ ...name, lines: name.lines.slice(0, 1) }, { x: page.margin, y, width: contentWidth });
    writer.write(
      translateFor(snapshot)('page', { page: at + 1, pages }),
      { x: page.width - page.margin - 100, y, width: 100, align: 'right' },
      style,
    );
  }
}
