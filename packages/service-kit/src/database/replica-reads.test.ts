import { Log } from '../log/log.ts';
import { ReplicaReads } from './replica-reads.ts';
import type { SqlPool } from './sql-pool.ts';

const failure = (code?: string) => Object.assign(new Error('no'), code === undefined ? {} : { code });

/** A copy that does what it is told; a real one is in catalog's replica.http.spec.ts. */
function aCopy() {
  const copy = {
    error: undefined as Error | undefined,
    asked: 0,
    rows: () => {
      copy.asked += 1;
      return copy.error ? Promise.reject(copy.error) : Promise.resolve([{ from: 'copy' }]);
    },
    close: () => Promise.resolve(),
  };
  const lines: string[] = [];
  const reads = new ReplicaReads(
    copy as unknown as SqlPool,
    new Log('catalog', {
      level: 'info',
      format: 'plain',
      write: (line) => {
        lines.push(line);
      },
    }),
    20,
  );
  const read = async () =>
    (await reads.rows(['', 'select 1', []], () => Promise.resolve([{ from: 'database' }])))[0]!.from;
  return { copy, lines, reads, read };
}

describe('reads of a replica', () => {
  it('come from it while it answers', async () => expect(await aCopy().read()).toBe('copy'));

  it.each([[undefined], ['ECONNREFUSED'], ['57P01'], ['08006'], ['53300']])(
    'come from the database when it is gone (%s), without asking it each time, and from it again when it is back',
    async (code) => {
      const { copy, lines, read, reads } = aCopy();
      copy.error = failure(code);
      for (let time = 0; time < 5; time += 1) expect(await read()).toBe('database');
      expect(copy.asked).toBe(1);
      copy.error = undefined;
      while ((await read()) === 'database')
        await new Promise((resolve) => {
          setTimeout(resolve, 5);
        });
      expect(lines.map((line) => /the replica [^,\n]*/.exec(line)?.[0])).toEqual([
        'the replica does not answer',
        'the replica answers again',
      ]);
      await reads.close();
    },
  );

  it.each(['40001', '42P01'])('that only this statement cannot have (%s) come from the database once', async (code) => {
    const { copy, lines, read } = aCopy();
    copy.error = failure(code);
    expect(await read()).toBe('database');
    copy.error = undefined;
    expect(await read()).toBe('copy');
    expect(lines).toEqual([]);
  });

  it('that take too long are not asked a second time', async () => {
    const { copy, read } = aCopy();
    copy.error = failure('57014');
    await expect(read()).rejects.toThrow('no');
  });
});
