import { Log } from '../log.ts';
import { ReplicaReads } from './replica-reads.ts';
import type { SqlPool } from './sql-pool.ts';

const failure = (code?: string) => Object.assign(new Error('no'), code === undefined ? {} : { code });

/** Fake replica with a configurable error; catalog's replica.http.spec.ts tests a real one. */
function fakeReplica() {
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
  it('come from the replica while it responds', async () => expect(await fakeReplica().read()).toBe('copy'));

  it.each([[undefined], ['ECONNREFUSED'], ['57P01'], ['08006'], ['53300']])(
    'come from the database when it is gone (%s), without asking it each time, and from it again when it is back',
    async (code) => {
      const { copy, lines, read, reads } = fakeReplica();
      copy.error = failure(code);
      for (let time = 0; time < 5; time += 1) expect(await read()).toBe('database');
      expect(copy.asked).toBe(1);
      copy.error = undefined;
      while ((await read()) === 'database')
        await new Promise((resolve) => {
          setTimeout(resolve, 5);
        });
      expect(lines.map((line) => /replica \w+(?: again)?/.exec(line)?.[0])).toEqual([
        'replica unavailable',
        'replica available again',
      ]);
      await reads.close();
    },
  );

  it.each(['40001', '42P01'])('fall back to the primary for a single statement after %s', async (code) => {
    const { copy, lines, read } = fakeReplica();
    copy.error = failure(code);
    expect(await read()).toBe('database');
    copy.error = undefined;
    expect(await read()).toBe('copy');
    expect(lines).toEqual([]);
  });

  it('that time out are not repeated', async () => {
    const { copy, read } = fakeReplica();
    copy.error = failure('57014');
    await expect(read()).rejects.toThrow('no');
  });
});
