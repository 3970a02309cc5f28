import { gzipSync } from 'node:zlib';
import { FileFault } from '../file-fault.ts';
import { readFeed, type FeedReading } from './read-feed.ts';
import { csvFeed, csvRow, hotpadsFeed, hotpadsListing, jsonFeed, jsonHome } from './testing/feed-files.ts';

const today = new Date('2026-11-30T12:00:00Z');
type Reading = Omit<FeedReading, 'today'>;

async function* chunksOf(file: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.length; at += size) yield await Promise.resolve(file.subarray(at, at + size));
}
async function read(file: Buffer, reading: Reading) {
  const rows = [];
  for await (const row of readFeed(chunksOf(file, 4_096), { ...reading, today })) rows.push(row);
  return rows;
}
const faultOf = (file: Buffer, reading: Reading) =>
  read(file, reading).then(
    () => undefined,
    (error: unknown) => (error instanceof FileFault ? error.fault : error),
  );

const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();
const mark = '\u{feff}';
const french = 'Appartement près du métro';
const xml = (encoding: string) =>
  hotpadsFeed(hotpadsListing('1').replace('House with a garden', french)).replace('UTF-8', encoding);
const table = csvFeed(csvRow('1').replace('Maple St', 'rue de l’Érable'));

describe('FEED-4: the encoding of a file', () => {
  it.each([
    ['UTF-8', Buffer.from(xml('UTF-8')), undefined],
    ['UTF-8 with its mark', Buffer.from(mark + xml('utf-8')), 'UTF-8'],
    ['UTF-16 of the mark', Buffer.from(mark + xml('UTF-16'), 'utf16le'), undefined],
    ['UTF-16 in the other order', swapped(mark + xml('UTF-16')), undefined],
    ['UTF-16 without a mark', Buffer.from(xml('UTF-16LE'), 'utf16le'), undefined],
    ['ISO 8859-1', Buffer.from(xml('ISO-8859-1'), 'latin1'), 'iso-8859-1'],
    ['Windows-1252', Buffer.from(xml('windows-1252'), 'latin1'), undefined],
  ])('%s is read', async (_, file, charset) => {
    const [row] = await read(file, { format: 'hotpads21', ...(charset ? { charset } : {}) });
    expect(row?.home.title).toBe(french);
    expect(row?.issues.map(({ code }) => code)).toEqual(['DEPOSIT_DERIVED']);
  });
  it('of the header is read for a table', async () => {
    const file = Buffer.from(csvFeed(csvRow('1').replace('Maple', 'Érable')), 'latin1');
    const [row] = await read(file, { format: 'csv', charset: 'windows-1252' });
    expect(row?.home.street).toBe('12 Érable St, unit 4');
  });
  it.each([
    ['bytes of Windows-1252 in a table of UTF-8', Buffer.from(table.replace('’', 'e'), 'latin1'), 'csv'],
    ['a NUL in a table', Buffer.from(table.replace('rue', 'rue\0')), 'csv'],
    [
      'half a character of JSON',
      Buffer.from(jsonFeed({ ...jsonHome('1'), title: 'x' }).replace('"x"', '"\\ud83c"')),
      'json',
    ],
    ['UTF-8 cut within a character', Buffer.concat([Buffer.from('id,address\n1,rue '), Buffer.from([0xc3])]), 'csv'],
  ] as const)('%s is an error of its row', async (_, file, format) => {
    const [row] = await read(file, { format });
    expect(row?.issues.map(({ code }) => code)).toContain('BAD_ENCODING');
  });
  it.each([
    ['a mark and another declaration', Buffer.from(mark + xml('ISO-8859-1')), undefined],
    ['a header and another declaration', Buffer.from(xml('ISO-8859-1'), 'latin1'), 'utf-8'],
    ['a header and another mark', Buffer.from(mark + xml('UTF-16'), 'utf16le'), 'utf-8'],
  ])('of %s is refused', async (_, file, charset) => {
    expect(await faultOf(file, { format: 'hotpads21', ...(charset ? { charset } : {}) })).toBe('encoding-conflict');
  });
});

describe('FEED-3: a gzip', () => {
  const zipped = gzipSync(csvFeed(csvRow('1'), csvRow('2')));
  const altered = Buffer.from(zipped);
  altered.writeUInt32LE(0, altered.length - 8);
  it('is inflated', async () => {
    expect(await read(zipped, { format: 'csv' })).toHaveLength(2);
  });
  it.each([
    ['that was cut off', zipped.subarray(0, -12)],
    ['with a wrong checksum', altered],
    ['whose bytes are wrong', Buffer.concat([zipped.subarray(0, 12), Buffer.alloc(40, 7)])],
  ])('%s is refused', async (_, file) => {
    expect(await faultOf(file, { format: 'csv' })).toBe('archive-damaged');
  });
  it('that inflates to a thousand times its size is refused before it is read', async () => {
    const bomb = gzipSync(
      Buffer.concat([Buffer.from('id,rent\n'), Buffer.alloc(64 * 1024 * 1024, `1,${'2'.repeat(10_000)}\n`)]),
    );
    expect(bomb.length).toBeLessThan(100_000);
    expect(await faultOf(bomb, { format: 'csv' })).toBe('inflated-too-large');
  });
  it('within a gzip is not inflated', async () => {
    expect(await faultOf(gzipSync(zipped), { format: 'hotpads21' })).toBe('malformed');
  });
});
