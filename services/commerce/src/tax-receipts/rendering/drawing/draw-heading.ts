import type { PartyBlock, ReceiptContent } from '../receipt-content.ts';
import { colours, contentWidth, page } from './page-layout.ts';
import type { TextWriter } from './text-writer.ts';

const label = { size: 8.5, colour: colours.muted };
const body = { size: 9.5, colour: colours.ink };
const columnGap = 24;
const logoSize = 26;
/** Lowest position at which a line of a party begins; the longest allowed texts end above it. */
const partyBottom = 500;

/** Draws logo, title, number, status, parties and notes. Returns the position below them. */
export function drawHeading(document: PDFKit.PDFDocument, writer: TextWriter, content: ReceiptContent): number {
  const { margin } = page;
  drawLogo(document, margin, margin);
  drawStatus(document, writer, content.status);
  const x = margin + logoSize + 12;
  const titleWidth = contentWidth - logoSize - 12 - 120;
  let y = writer.write(
    content.title,
    { x, y: margin - 6, width: titleWidth },
    { size: 20, weight: 700, colour: colours.ink },
  );
  y = writer.write(content.reference, { x, y: y - 4, width: titleWidth }, { ...body, colour: colours.muted });
  y = 10 + drawParties(writer, content.parties, y + 22);
  for (const note of content.notes) y = writer.write(note, { x: margin, y: y + 4, width: contentWidth }, body);
  return y + 16;
}

/** Draws the parties beside each other. Returns the position below the longer one. */
function drawParties(writer: TextWriter, parties: readonly PartyBlock[], top: number): number {
  const width = (contentWidth - columnGap) / 2;
  return Math.max(
    ...parties.map((party, at) =>
      drawParty(writer, party, { x: page.margin + at * (width + columnGap), y: top, width }),
    ),
  );
}

function drawParty(
  writer: TextWriter,
  { label: text, name, lines, website }: PartyBlock,
  { x, y: top, width }: { x: number; y: number; width: number },
): number {
  let y = writer.write(text, { x, y: top, width }, label);
  y = writer.write(name, { x, y: y + 2, width }, { ...body, size: 10.5, weight: 700 });
  for (const line of lines) if (y < partyBottom) y = writer.write(line, { x, y, width }, body);
  if (website === undefined) return y;
  return writer.writeLink(website, { x, y, width }, { ...body, colour: colours.brand });
}

/** Draws a rounded square with a gable and a lit window. */
function drawLogo(document: PDFKit.PDFDocument, x: number, y: number): void {
  const at = (part: number) => part * logoSize;
  document.roundedRect(x, y, logoSize, logoSize, 6).fill(colours.brand);
  document
    .polygon(
      [x + at(0.5), y + at(0.2)],
      [x + at(0.82), y + at(0.48)],
      [x + at(0.74), y + at(0.48)],
      [x + at(0.74), y + at(0.78)],
      [x + at(0.26), y + at(0.78)],
      [x + at(0.26), y + at(0.48)],
      [x + at(0.18), y + at(0.48)],
    )
    .fill('white');
  document.rect(x + at(0.43), y + at(0.54), at(0.14), at(0.24)).fill([255, 193, 60]);
}

/** Draws the status as a badge with a check mark at the right margin. */
function drawStatus(document: PDFKit.PDFDocument, writer: TextWriter, status: string): void {
  const style = { size: 9.5, weight: 700, colour: colours.success } as const;
  const lines = writer.layOut(status, 110, style);
  const textWidth = lines.lines[0]?.width ?? 0;
  const [height, top] = [20, page.margin];
  const left = page.width - page.margin - textWidth - 34;
  document.roundedRect(left, top, textWidth + 34, height, height / 2).fill(colours.successSurface);
  document
    .moveTo(left + 10, top + 10.5)
    .lineTo(left + 13, top + 13.5)
    .lineTo(left + 18.5, top + 7)
    .lineWidth(1.5)
    .stroke(colours.success);
  writer.draw(lines, { x: left + 24, y: top + 3, width: textWidth });
}
