import { inflateSync } from 'node:zlib';

/** Text and structure of a PDF that pdfkit wrote. */
export interface ReadPdf {
  /** Everything printed, in the order in which it was drawn; right-to-left text is reversed. */
  readonly text: string;
  /** Number of glyphs that a font lacks, printed as boxes. */
  readonly missingGlyphs: number;
  readonly links: readonly string[];
  readonly pages: number;
}

const toText = (hex: string): string => {
  const units = hex.replace(/\s/g, '').match(/.{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
};

/** Reads what a PDF prints: by the actual text of marked content, else by the ToUnicode table of the font. */
export function readPdf(bytes: Buffer): ReadPdf {
  const objects = readObjects(bytes);
  const heads = [...objects.values()].map(({ head }) => head);
  const fonts = readFonts(objects);
  const pages = heads.filter((head) => /\/Type \/Page\b/.test(head));
  const printed = pages.map((page) => {
    const contents = objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '')?.stream ?? '';
    return readContents(contents, fonts);
  });
  return {
    text: printed.map(({ text }) => text).join('\n'),
    missingGlyphs: printed.reduce((sum, { missingGlyphs }) => sum + missingGlyphs, 0),
    links: heads.flatMap((head) => /\/URI \((.*?)\)/.exec(head)?.[1] ?? []),
    pages: pages.length,
  };
}

interface PdfObject {
  readonly head: string;
  readonly stream?: string;
}
function readObjects(bytes: Buffer): Map<string, PdfObject> {
  const source = bytes.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const { 1: id = '', 2: head = '', index, 0: all } of source.matchAll(
    /(\d+) 0 obj\n([\s\S]*?)\n?(?:endobj|stream\n)/g,
  )) {
    const start = index + all.length;
    const raw = bytes.subarray(start, start + Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0));
    const isPacked = head.includes('/FlateDecode') && all.endsWith('stream\n');
    objects.set(id, isPacked ? { head, stream: inflateSync(raw).toString('latin1') } : { head });
  }
  return objects;
}

type GlyphTexts = readonly string[];
/** Returns the text of each glyph by the name of the font, `F3`. */
function readFonts(objects: ReadonlyMap<string, PdfObject>): Map<string, GlyphTexts> {
  const headOf = (id: string) => objects.get(id)?.head ?? '';
  const named = [...objects.values()].flatMap(({ head }) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    named.map(([, name = '', id = '']) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(headOf(id))?.[1] ?? '';
      const ranges = objects.get(table)?.stream?.split('beginbfrange')[1] ?? '';
      const lists = [...ranges.matchAll(/\[(.*?)\]/gs)].flatMap(([list]) => [...list.matchAll(/<(.*?)>/g)]);
      return [name, lists.map(([, hex = '']) => toText(hex))];
    }),
  );
}

/** Reads the blocks of a page that draw text; the ends of blocks are line separators. */
function readContents(contents: string, fonts: ReadonlyMap<string, GlyphTexts>): Omit<ReadPdf, 'links' | 'pages'> {
  const blocks = contents.split(/^ET$/m).map((block) => {
    const [before = '', drawn = ''] = block.split(/^BT$/m);
    const actual = /\/ActualText \(((?:\\.|[^\\)])*)\)/s.exec(before)?.[1];
    const font = fonts.get(/\/(F\d+) [\d.]+ Tf/.exec(drawn)?.[1] ?? '') ?? [];
    const glyphs = [...drawn.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    const text = glyphs.map((glyph) => font[Number.parseInt(glyph, 16)]).join('');
    return {
      text: actual === undefined ? text : readString(actual),
      missingGlyphs: glyphs.filter((glyph) => glyph === '0000').length,
    };
  });
  return {
    text: blocks.map(({ text }) => text).join('\u2028'),
    missingGlyphs: blocks.reduce((sum, { missingGlyphs }) => sum + missingGlyphs, 0),
  };
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
/** Reads a string of a PDF: big-endian UTF-16 after a byte-order mark, else one byte a character. */
function readString(escaped: string): string {
  const raw = escaped.replace(/\\(.)/gs, (_, character: string) => escapes[character] ?? character);
  return raw.startsWith('\xfe\xff') ? new TextDecoder('utf-16be').decode(Buffer.from(raw.slice(2), 'latin1')) : raw;
}
