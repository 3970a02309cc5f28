import { DocumentFonts } from '../fonts/document-fonts.ts';
import { directionOf, replaceMissing, runsOf } from './text-runs.ts';

const textsOf = async (line: string) => {
  const fonts = await DocumentFonts.load(line, 400);
  return runsOf(line, directionOf(line), fonts).map(({ text, direction }) => `${direction} ${text}`);
};

describe('the runs of a line', () => {
  it.each([
    ['Nair Homes', ['ltr Nair Homes']],
    ['شركة النور', ['rtl شركة النور']],
    ['Nair شركة النور Ltd.', ['ltr Nair ', 'rtl شركة النور', 'ltr  Ltd.']],
    ['شركة Nair', ['ltr Nair', 'rtl شركة ']],
    ['شركة 2026', ['ltr 2026', 'rtl شركة ']],
  ])('%s, are in visual order, with the spaces and signs of their font', async (line, runs) => {
    expect(await textsOf(line)).toEqual(runs);
  });
  it('keep a mark with its letter', async () => {
    expect(await textsOf('x\u0304y')).toEqual(['ltr x\u0304y']);
  });
});

describe('the fonts of a document', () => {
  it('print a character that the preferred font lacks in the next one', async () => {
    const fonts = await DocumentFonts.load('ݐب', 400);
    expect(replaceMissing('ݐب', fonts)).toBe('ݐب');
  });
  it('have the weight that was asked for', async () => {
    const widthOf = async (weight: 400 | 700) =>
      (await DocumentFonts.load('', weight)).fontOf('W')?.widthOf('W', 'ltr') ?? 0;
    expect(await widthOf(700)).toBeGreaterThan(1.03 * (await widthOf(400)));
  });
  it('have every letter of the languages that Canadians write most', async () => {
    const letters = 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ ਪੰਜਾਬੀ 中文 العربية ہندی Tagalog Español Português Italiano Tiếng';
    const fonts = await DocumentFonts.load(letters, 700);
    expect(replaceMissing(letters, fonts)).toBe(letters);
  });
});
