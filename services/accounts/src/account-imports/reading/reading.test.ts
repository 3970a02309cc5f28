import { maxImportRows, type ImportMapping } from '@porchlight/contracts/accounts';
import { guessMapping } from './guess-mapping.ts';
import { readImportFile } from './import-file.ts';
import type { ImportFile } from './read-table.ts';
import { readRow } from './read-row.ts';

const read = (text: string) => readImportFile(Buffer.from(text));
const columns = ['external_ref', 'company_name', 'first_name', 'last_name', 'email', 'language', 'send_invite'];
const mapping = guessMapping(columns);
const cells = ['L-1', 'Maple Homes', 'Amara', 'Okafor', 'Amara@Example.com', '', ''];
const rowWith = (at: number, text: string) => readRow(cells.with(at, text), { columns, mapping });

describe('the file of an import', () => {
  it.each([
    ['commas', 'a,b\n1,"2, ""x"""\n', ['1', '2, "x"']],
    ['semicolons', 'a;b\r\n1;2, x\r\n', ['1', '2, x']],
    ['tabs and a byte order mark', '\ufeffa\tb\n1\té\n', ['1', 'é']],
  ])('is read with %s', async (_, text, row) => {
    expect(await read(text)).toEqual({ columns: ['a', 'b'], rows: [{ line: 2, cells: row }] });
  });
  it('names the line of each row, with empty ones and line breaks in cells', async () => {
    const { rows } = (await read('a,b\n\n1,"x\ny"\n,\n2,z\n')) as ImportFile;
    expect(rows.map(({ line }) => line)).toEqual([4, 6]);
  });
  it('keeps formulas as the text that they are', async () => {
    const { rows } = (await read('a,b\n=1+1,@SUM(A1)\n')) as ImportFile;
    expect(rows[0]?.cells).toEqual(['=1+1', '@SUM(A1)']);
  });
  it.each([
    ['empty', Buffer.alloc(0)],
    ['empty', Buffer.from('\ufeff \n')],
    ['notATable', Buffer.from('\xd0\xcf\x11\xe0', 'latin1')],
    ['notATable', Buffer.from('%PDF-1.7')],
    ['notATable', Buffer.from('a,b\n1,\0')],
    ['encoding', Buffer.from('a,b\n1,caf\xe9', 'latin1')],
    ['encoding', Buffer.from('\ufeffa,b\n1,2', 'utf16le')],
    ['malformed', Buffer.from('a,b\n1,"2')],
    ['malformed', Buffer.from(`a,b\n1,${'x'.repeat(70_000)}`)],
    ['noColumns', Buffer.from('only\n1')],
    ['tooManyColumns', Buffer.from(`${'a,'.repeat(60)}b\n1`)],
    ['noRows', Buffer.from('a,b\n')],
    ['tooManyRows', Buffer.from(`a,b\n${'1,2\n'.repeat(maxImportRows + 1)}`)],
  ])('is refused as %s', async (fault, file) => {
    expect(await readImportFile(file)).toBe(fault);
  });
  it('has as many rows as allowed', async () => {
    const { rows } = (await read(`a,b\n${'1,2\n'.repeat(maxImportRows)}`)) as ImportFile;
    expect(rows).toHaveLength(maxImportRows);
  });
});

describe('the columns of an import', () => {
  it('are guessed by their names and common other names, each at its first place', () => {
    const guessed = guessMapping(['Courriel', 'Prénom', 'Company', 'E-mail', 'External Ref', 'opening_credits']);
    const byField = (one: ImportMapping, other: ImportMapping) => one.column - other.column;
    expect(guessed.toSorted(byField)).toEqual([
      { field: 'first_name', column: 1 },
      { field: 'company_name', column: 2 },
      { field: 'email', column: 3 },
      { field: 'external_ref', column: 4 },
    ]);
  });
});

describe('a row of an import', () => {
  it('is an account with one notation of address, phone and language', () => {
    const account = readRow([...cells.slice(0, 5), 'FR', 'No', '416 555 0123'], {
      columns: [...columns, 'phone'],
      mapping: [...mapping, { field: 'phone', column: 7 }],
    }).account;
    expect(account).toMatchObject({
      reference: 'L-1',
      email: 'amara@example.com',
      language: 'fr-CA',
      phone: '+14165550123',
      wantsMail: false,
    });
  });
  it('names each missing and each invalid field', () => {
    expect(rowWith(0, ' ').issues).toEqual([{ code: 'required', field: 'external_ref' }]);
    expect(rowWith(4, 'amara').issues).toEqual([{ code: 'invalid', field: 'email' }]);
    expect(rowWith(5, 'de').issues).toEqual([{ code: 'invalid', field: 'language' }]);
    expect(rowWith(6, 'maybe').issues).toEqual([{ code: 'invalid', field: 'send_invite' }]);
    expect(readRow([], { columns, mapping }).issues).toHaveLength(5);
  });
  it('has no more cells than the header', () => {
    expect(readRow([...cells, 'more'], { columns, mapping }).issues).toEqual([{ code: 'extra-cells' }]);
  });
});
