import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FeedRow } from '@porchlight/contracts/catalog';
import { readFeedFile } from './read-feed-file.ts';
import { csvFeed, csvRow } from './testing/feed-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'porchlight-feeds-'));
const path = join(folder, 'feed');
const reading = { format: 'csv', today: new Date('2026-11-30T12:00:00Z') } as const;
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function countRows(rows: AsyncIterable<FeedRow>): Promise<number> {
  let count = 0;
  for await (const { number } of rows) count = number;
  return count;
}

describe('FEED-3: a file is read in a process of its own', () => {
  it('row by row', async () => {
    writeFileSync(path, csvFeed(csvRow('1'), csvRow('2')));
    const ids = [];
    for await (const { home } of readFeedFile(path, reading)) ids.push(home.id);
    expect(ids).toEqual(['1', '2']);
  });
  it('whose fault is that of the file', async () => {
    writeFileSync(path, gzipSync(csvFeed(csvRow('1'))).subarray(0, 60));
    await expect(countRows(readFeedFile(path, reading))).rejects.toMatchObject({ fault: 'archive-damaged' });
  });
  it('that ends without its last line is a fault', async () => {
    await expect(countRows(readFeedFile(join(folder, 'no-file'), reading))).rejects.toMatchObject({
      fault: 'reader-failed',
    });
  });
  it('that is ended by a cancel, with its reason', async () => {
    writeFileSync(path, csvFeed(...Array.from({ length: 20_000 }, (_, at) => csvRow(String(at)))));
    const cancel = new AbortController();
    const reason = new Error('cancelled');
    const rows = readFeedFile(path, reading, cancel.signal);
    await rows.next();
    cancel.abort(reason);
    await expect(countRows(rows)).rejects.toBe(reason);
  });
});
