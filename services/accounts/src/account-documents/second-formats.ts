/** Part of a file that a program could run or unpack, whatever the file begins with. */
const markup = /<(?:!doctype|html|head|body|script|iframe)[\s>]|<svg[\s>]|<\?php/i;
/** Of a PDF: what programs that guess the type of a file read of it. */
const sniffedBytes = 1_024;
/** Of a ZIP: its directory is at the end, before a comment of up to 64 KiB. */
const zipTailBytes = 22 + 65_535;
const zipDirectory = 'PK\x05\x06';
// The signature, a version of at most 6.3 for any system, and the high byte of the flags.
const zipEntry = /PK\x03\x04[\x0a-\x3f][\x00-\x13]/;

const archiveSignatures = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'];

const isArchive = (text: string): boolean =>
  text.slice(-zipTailBytes).includes(zipDirectory) ||
  zipEntry.test(text) ||
  archiveSignatures.some((signature) => text.includes(signature));

/** Returns whether an image is another kind of file too: a page, a script, a PDF or an archive. */
export function isImageAndMore(file: Buffer): boolean {
  const text = file.toString('latin1');
  return markup.test(text) || text.includes('%PDF-') || isArchive(text);
}

/** Returns whether a PDF is another kind of file too, or has files attached that are not compressed. */
export function isPdfAndMore(file: Buffer): boolean {
  const text = file.toString('latin1');
  return markup.test(text.slice(0, sniffedBytes)) || isArchive(text);
}
