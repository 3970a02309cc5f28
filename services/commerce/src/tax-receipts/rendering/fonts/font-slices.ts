import { readFileSync } from 'node:fs';

/** File of a font with the glyphs of some code points. */
export interface FontSlice {
  readonly file: URL;
  /** First and last code points. */
  readonly ranges: readonly (readonly [number, number])[];
}

// The first font that has a character prints it. Vazirmatn precedes Noto for Arabic: its letters are single glyphs, so
// that text can be copied from the PDF.
const indexFiles = () => [
  import.meta.resolve('@fontsource-variable/noto-sans/unicode.json'),
  import.meta.resolve('@fontsource-variable/vazirmatn/unicode.json'),
  import.meta.resolve('@fontsource-variable/noto-sans-arabic/unicode.json'),
  import.meta.resolve('@fontsource-variable/noto-sans-bengali/unicode.json'),
  import.meta.resolve('@fontsource-variable/noto-sans-canadian-aboriginal/unicode.json'),
  import.meta.resolve('@fontsource-variable/noto-sans-gujarati/unicode.json'),
  import.meta.resolve('@fontsource-variable/noto-sans-gurmukhi/unicode.json'),
  import.meta.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
  import.meta.resolve('@fontsource-variable/noto-sans-tamil/unicode.json'),
  import.meta.resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
  import.meta.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  import.meta.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  import.meta.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
];

let slices: readonly FontSlice[] | undefined;

/** Returns the slices whose ranges contain a code point, in order of preference. */
export const slicesOf = (codePoint: number): FontSlice[] =>
  (slices ??= indexFiles().flatMap(readSlices)).filter(({ ranges }) =>
    ranges.some(([first, last]) => codePoint >= first && codePoint <= last),
  );

/** Reads the index of a font: `{ "latin": "U+0000-00FF,U+0131", "[4]": … }`. */
function readSlices(indexFile: string): FontSlice[] {
  const font = indexFile.split('/').at(-2) ?? '';
  const index = JSON.parse(readFileSync(new URL(indexFile), 'utf8')) as Record<string, string>;
  return Object.entries(index).map(([subset, ranges]) => ({
    file: new URL(`files/${font}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`, indexFile),
    ranges: ranges.split(',').map(readRange),
  }));
}

function readRange(range: string): [number, number] {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
