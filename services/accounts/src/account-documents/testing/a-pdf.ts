/** Parts of a PDF for tests. */
interface PdfParts {
  /** Text of its only page. */
  readonly text?: string;
  /** Further objects, as a reader finds them. */
  readonly objects?: readonly string[];
  /** Bytes after the header, in a comment. */
  readonly comment?: string;
}

/** Returns a PDF of one page, with a correct table of its objects. */
export function aPdf({ text = 'Utility bill', objects = [], comment = '' }: PdfParts = {}): Buffer {
  const content = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`;
  const all = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
  ];
  let file = `%PDF-1.7\n${comment === '' ? '' : `%${comment}\n`}`;
  const offsets: number[] = [];
  for (const [at, body] of all.entries()) {
    offsets.push(file.length);
    file += `${at + 1} 0 obj\n${body}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
