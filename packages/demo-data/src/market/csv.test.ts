import { parseCsv } from './csv.mjs';

describe('rows of a CSV file', () => {
  it('may contain commas, quotes, line ends and empty fields', () => {
    expect(parseCsv('a,b,c\r\n1,"x, ""y""\nz",\n,2,3\n')).toEqual([
      { a: '1', b: 'x, "y"\nz', c: '' },
      { a: '', b: '2', c: '3' },
    ]);
  });

  it('are left out when they have too few fields', () => {
    expect(parseCsv('a,b\n1\n2,3')).toEqual([{ a: '2', b: '3' }]);
  });
});
