import '@porchlight/messages/compile-messages';
import PDFDocument from 'pdfkit';
import { AmountsTable } from './drawing/draw-amounts.ts';
import { drawFooters } from './drawing/draw-footers.ts';
import { drawHeading } from './drawing/draw-heading.ts';
import { TextWriter } from './drawing/text-writer.ts';
import { DocumentFonts } from './fonts/document-fonts.ts';
import { contentOf, type IssuedReceipt } from './receipt-content.ts';
import { cleanText } from './text/clean-text.ts';

/**
 * Renders a receipt or a credit note as a PDF in Letter format. The same document yields the same bytes. Takes 60 to
 * 200 ms of computing, 700 ms for the first one of a process.
 */
export async function renderReceipt(receipt: IssuedReceipt): Promise<Buffer> {
  const content = contentOf(receipt);
  const { snapshot, number, issuedAt } = receipt;
  const characters = cleanText(JSON.stringify([content, snapshot.supplier.legalName]));
  const fonts = {
    400: await DocumentFonts.load(characters, 400),
    700: await DocumentFonts.load(characters, 700),
  };
  const document = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    bufferPages: true,
    lang: snapshot.language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${content.title} ${number}`,
      Author: cleanText(snapshot.supplier.legalName),
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  for (const { name, source } of [...fonts[400].fonts, ...fonts[700].fonts]) document.registerFont(name, source);
  const bytes = collect(document);
  const writer = new TextWriter(document, fonts);
  const top = drawHeading(document, writer, content);
  new AmountsTable(document, writer, content, top).draw();
  drawFooters(document, writer, receipt);
  document.end();
  return bytes;
}

async function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
