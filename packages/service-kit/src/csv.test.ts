import { buffer } from 'node:stream/consumers';
import { csvStream, csvText } from './csv.ts';

const at = new Date('2026-11-27T08:00:00.000Z');

async function* rowsThat(fail: boolean) {
  yield { name: '=1+1', at };
  if (fail) throw new Error('connection lost');
}

describe('CSV', () => {
  it('has a byte order mark, ISO times, and no cell that a spreadsheet would execute', () => {
    expect(csvText([{ id: 1, at, isPaid: false, amount: -2.5 }])).toBe(
      '\uFEFFid,at,isPaid,amount\n1,2026-11-27T08:00:00.000Z,false,-2.5\n',
    );
    for (const cell of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'])
      expect(csvText([{ cell }])).toBe(`\uFEFFcell\n'${cell}\n`);
    expect(csvText([{ cell: '\r=1' }])).toBe(`\uFEFFcell\n"'\r=1"\n`);
  });
  it('is the same as a stream, with the titles of an empty one', async () => {
    const columns = [{ key: 'name', header: 'Name' }, { key: 'at' }];
    expect((await buffer(csvStream(rowsThat(false), { columns }))).toString()).toBe(
      "\uFEFFName,at\n'=1+1,2026-11-27T08:00:00.000Z\n",
    );
    const none = (async function* (): AsyncGenerator<object> {})();
    expect((await buffer(csvStream(none, { columns }))).toString()).toBe('\uFEFFName,at\n');
  });
  it('fails as a stream with the error of its rows', async () => {
    await expect(buffer(csvStream(rowsThat(true), { columns: [{ key: 'name' }] }))).rejects.toThrow('connection lost');
  });
});
