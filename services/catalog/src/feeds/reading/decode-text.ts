import { FileFault } from '../file-fault.ts';

const xmlDeclaration = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/;
const headBytes = 1024;

/** Encodings by their labels; ISO 8859-1 is read as its superset Windows-1252, as browsers do. */
function encodingOf(label: string): string {
  const plain = label.toLowerCase();
  const known = /^(?:utf-?8|utf-?16(?:le|be)?|iso-?8859-?1|latin-?1|windows-1252|cp1252|us-ascii)$/.test(plain);
  if (!known) throw new FileFault('unknown-encoding', { excerpt: label.slice(0, 60) });
  if (plain.startsWith('utf-16be') || plain === 'utf16be') return 'utf-16be';
  if (plain.startsWith('utf-16') || plain.startsWith('utf16')) return 'utf-16le';
  return plain.startsWith('utf') || plain === 'us-ascii' ? 'utf-8' : 'windows-1252';
}

const marks: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
  // `<?` of an XML file without a mark.
  ['utf-16le', 0x3c, 0x00, 0x3f, 0x00],
  ['utf-16be', 0x00, 0x3c, 0x00, 0x3f],
];
const markedEncoding = (head: Buffer) =>
  marks.find(([, ...bytes]) => bytes.every((byte, at) => head[at] === byte))?.[0];

function declaredEncoding(head: Buffer, marked: string | undefined): string | undefined {
  const start = new TextDecoder(marked ?? 'windows-1252').decode(head.subarray(0, headBytes));
  const label = xmlDeclaration.exec(start)?.[1];
  if (label === undefined) return undefined;
  // `UTF-16` names both orders of bytes: the mark decides.
  return /^utf-?16$/i.test(label) && marked?.startsWith('utf-16') ? marked : encodingOf(label);
}

function chooseEncoding(head: Buffer, charset: string | undefined): string {
  const marked = markedEncoding(head);
  const declared = declaredEncoding(head, marked);
  const ofHeader = charset === undefined ? undefined : encodingOf(charset);
  const named = new Set([marked, declared, ofHeader].filter((one) => one !== undefined));
  if (named.size > 1) throw new FileFault('encoding-conflict', { excerpt: [...named].join(', ') });
  return [...named][0] ?? 'utf-8';
}

/**
 * Yields the text of a file. Byte order mark, XML declaration and the charset of the HTTP header must agree; a file
 * without any is UTF-8. Bytes of another encoding become U+FFFD, which makes their row an error. Throws FileFault
 * `unknown-encoding` and `encoding-conflict`.
 */
export async function* decodeText(file: AsyncIterable<Buffer>, charset?: string): AsyncGenerator<string> {
  let head = Buffer.alloc(0);
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const chunk of file) {
    if (decoder) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < headBytes) continue;
    decoder = new TextDecoder(chooseEncoding(head, charset));
    yield decoder.decode(head, { stream: true });
  }
  if (decoder) yield decoder.decode();
  else if (head.length > 0) yield new TextDecoder(chooseEncoding(head, charset)).decode(head);
}
