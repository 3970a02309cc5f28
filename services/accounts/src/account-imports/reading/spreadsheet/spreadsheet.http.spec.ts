import { readImportFile } from '../import-file.ts';
import { aSpreadsheet } from '../../testing/a-spreadsheet.ts';

const header = ['external_ref', 'phone', 'notes'];

describe('a spreadsheet', () => {
  it('is read as text: numbers as stored, formulas as their stored value', async () => {
    const file = aSpreadsheet([header, ['L-1', 4165550123, { formula: 'A2&"!"', value: 'L-1!' }], [], ['L-2', '=1+1']]);
    expect(await readImportFile(file)).toEqual({
      columns: header,
      rows: [
        { line: 2, cells: ['L-1', '4165550123', 'L-1!'] },
        { line: 4, cells: ['L-2', '=1+1'] },
      ],
    });
  });
  it('has a header and rows', async () => {
    expect(await readImportFile(aSpreadsheet([header]))).toBe('noRows');
    expect(await readImportFile(aSpreadsheet([]))).toBe('noColumns');
  });
  it('is refused when it unpacks to more than the limits, whatever it declares', async () => {
    const bomb = { 'xl/media/zeros.bin': new Uint8Array(30 * 1024 * 1024) };
    expect(await readImportFile(aSpreadsheet([header, ['L-1', 1, '']], bomb))).toBe('tooLargeInside');
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`xl/${at}.xml`, new Uint8Array(1)]));
    expect(await readImportFile(aSpreadsheet([header, ['L-1', 1, '']], many))).toBe('tooLargeInside');
  });
  it.each([
    ['ends early', (file: Buffer) => file.subarray(0, file.length - 40)],
    ['is no spreadsheet', () => aSpreadsheet([]).subarray(0, 4)],
    ['leads out of its folder', () => aSpreadsheet([header, ['L-1']], { '../evil.xml': new Uint8Array(1) })],
    [
      'spans a far cell',
      () => {
        const sheet = `<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>`;
        return aSpreadsheet([], { 'xl/worksheets/sheet1.xml': Buffer.from(sheet) });
      },
    ],
  ])('is refused, and ends at most its own process, when it %s', async (_, broken) => {
    const read = await readImportFile(broken(aSpreadsheet([header, ['L-1', 1, '']])));
    expect(['damaged', 'noColumns', 'tooManyColumns']).toContain(read);
  });
});
