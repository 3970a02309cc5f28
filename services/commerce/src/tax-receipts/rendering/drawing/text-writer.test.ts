import PDFDocument from 'pdfkit';
import { DocumentFonts } from '../fonts/document-fonts.ts';
import { colours } from './page-layout.ts';
import { TextWriter } from './text-writer.ts';

const style = { size: 10, colour: colours.ink };
const aWriter = async (text: string) => {
  const fonts = await DocumentFonts.load(text, 400);
  return new TextWriter(new PDFDocument(), { 400: fonts, 700: fonts });
};

describe('a text in a box', () => {
  it.each([
    ['Latin letters', 'W'.repeat(200)],
    ['Latin words', 'Nair Homes and Sons Property Management Limited '.repeat(4)],
    ['Chinese', '多伦多光明房地产有限公司'.repeat(10)],
    ['Arabic', 'شركةالنورللعقارات'.repeat(10)],
    ['Punjabi', 'ਗੁਰਪ੍ਰੀਤ'.repeat(15)],
    ['transliterated', 'አዲስ'.repeat(30)],
    ['mixed', 'Nair شركة 多伦多 '.repeat(12)],
  ])('of %s never leaves it', async (_, text) => {
    const { lines, height } = (await aWriter(text)).layOut(text, 150, style);
    expect(lines.length).toBeGreaterThan(1);
    expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(150);
    expect(height).toBeCloseTo(lines.length * 14.5);
  });
  it('is as wide as its glyphs', async () => {
    const writer = await aWriter('aa');
    const widthOf = (text: string) => writer.layOut(text, 500, style).lines[0]?.width ?? 0;
    expect(widthOf('aa')).toBeCloseTo(2 * widthOf('a'));
    expect(widthOf('a')).toBeCloseTo(5.61);
  });
  it('is cut after 300 characters', async () => {
    const { lines } = (await aWriter('a…')).layOut('a'.repeat(301), 10_000, style);
    expect(lines.map(({ runs }) => runs.map(({ text }) => text).join(''))).toEqual([`${'a'.repeat(300)}…`]);
  });
});
