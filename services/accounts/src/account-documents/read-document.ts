import { maxPhotoPixels } from '@porchlight/contracts';
import type { AccountDocumentFormat } from '@porchlight/contracts/accounts';
import sharp from 'sharp';
import { isImageAndMore, isPdfAndMore } from './second-formats.ts';

/** A file that can be stored. */
export interface ReadDocument {
  readonly format: AccountDocumentFormat;
  readonly file: Buffer;
}
/** Why a file is refused. */
export const documentFaults = ['empty', 'notADocument', 'damaged', 'mixed', 'active', 'tooManyPixels'] as const;
export type DocumentFault = (typeof documentFaults)[number];

const signatures = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF[^]{4}WEBP/];
const imageFormats: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp']);
const signatureBytes = 12;
/** Longer side in pixels of a stored image: text of a page stays readable. */
const maxSide = 4_000;

const pdfStart = /^%PDF-[12]\.\d/;
/** End of a PDF: the offset of its table of objects, and nothing after the end mark but ends of lines. */
const pdfEnd = /startxref\s+(\d+)\s+%%EOF\s*$/;
const pdfTailBytes = 1_024;
const pdfTable = /^\s*(?:xref|\d+\s+\d+\s+obj)/;
/** Scripts, programs and files in a PDF, as far as they are not compressed. */
const activeParts = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)\b/;

/**
 * Judges a file by its content. A PDF is stored as it is; an image is decoded and becomes a JPEG, without its metadata
 * and whatever else the file held. Returns the reason when the file is refused.
 */
export async function readDocument(file: Buffer): Promise<ReadDocument | DocumentFault> {
  if (file.length === 0) return 'empty';
  const head = file.toString('latin1', 0, signatureBytes);
  if (pdfStart.test(head)) return readPdf(file);
  return signatures.some((signature) => signature.test(head)) ? readImage(file) : 'notADocument';
}

function readPdf(file: Buffer): ReadDocument | DocumentFault {
  if (isPdfAndMore(file)) return 'mixed';
  const [, offset] = pdfEnd.exec(file.toString('latin1', Math.max(0, file.length - pdfTailBytes))) ?? [];
  if (offset === undefined) return 'damaged';
  const table = file.toString('latin1', Number(offset), Number(offset) + 40);
  if (!pdfTable.test(table)) return 'damaged';
  return activeParts.test(file.toString('latin1')) ? 'active' : { format: 'pdf', file };
}

async function readImage(bytes: Buffer): Promise<ReadDocument | DocumentFault> {
  if (isImageAndMore(bytes)) return 'mixed';
  try {
    const image = sharp(bytes, { limitInputPixels: maxPhotoPixels, failOn: 'error' });
    const { format, pages = 1 } = await image.metadata();
    if (!imageFormats.has(format) || pages > 1) return 'notADocument';
    const file = await image
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality: 88 })
      .toBuffer();
    return { format: 'jpeg', file };
  } catch (error) {
    return error instanceof Error && error.message.includes('pixel limit') ? 'tooManyPixels' : 'damaged';
  }
}
