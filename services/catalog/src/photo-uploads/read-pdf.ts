import type { PhotoFault } from '@porchlight/contracts';

const start = /^%PDF-[12]\.\d/;
const end = '%%EOF';
/** Bytes at the end of a file in which its end mark stands. */
const tailBytes = 1_024;

/** Returns whether a file begins as a PDF does. Its content is not read: it is served as a download only. */
export const isPdf = (file: Buffer): boolean => start.test(file.toString('latin1', 0, 8));

/** Returns why a file that begins as a PDF is none: it does not end as one. */
export const pdfFault = (file: Buffer): PhotoFault | undefined =>
  file.subarray(-tailBytes).includes(end) ? undefined : 'damaged';
