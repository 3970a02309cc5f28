import type { FeedRow } from '@porchlight/contracts/catalog';
import { FileFault } from '../file-fault.ts';
import { identityOf } from './identity.ts';
import { readFeed, type FeedReading } from './read-feed.ts';
import { csvFeed, csvRow, hotpadsFeed, hotpadsListing, jsonFeed, jsonHome, mitsFeed } from './testing/feed-files.ts';

const today = new Date('2026-11-30T12:00:00Z');

async function* chunksOf(file: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.length; at += size) yield await Promise.resolve(file.subarray(at, at + size));
}
async function read(file: string | Buffer, reading: Omit<FeedReading, 'today'>, size = 37): Promise<FeedRow[]> {
  const rows: FeedRow[] = [];
  for await (const row of readFeed(chunksOf(Buffer.from(file), size), { ...reading, today })) rows.push(row);
  return rows;
}
const codesOf = ({ issues }: FeedRow) => issues.map(({ code }) => code);
const faultOf = (file: string | Buffer, reading: Omit<FeedReading, 'today'>) =>
  read(file, reading, 65_536).then(
    () => undefined,
    (error: unknown) => (error instanceof FileFault ? error.fault : error),
  );

describe('a HotPads feed', () => {
  it('gives its homes, with what was derived', async () => {
    const [row] = await read(hotpadsFeed(hotpadsListing('a1')), { format: 'hotpads21' });
    expect(row).toEqual({
      number: 1,
      line: 2,
      home: {
        id: 'a1',
        title: 'House with a garden',
        street: '12 Maple Street',
        city: 'Calgary',
        province: 'AB',
        postalCode: 'T2P 1J9',
        latitude: 51.05,
        longitude: -114.07,
        rent: 2100,
        deposit: 2100,
        beds: 3,
        bathsFull: 1,
        bathsHalf: 1,
        sqft: 1250,
        rentalType: 'house',
        availableDate: '2027-01-01',
        isFurnished: false,
        allowsCats: true,
        allowsDogs: false,
        photos: ['https://photos.example.com/a1-1.jpg'],
      },
      issues: [{ code: 'DEPOSIT_DERIVED', value: '1x monthly rent' }],
    });
  });
  it('is the same however its bytes arrive', async () => {
    const file = hotpadsFeed(hotpadsListing('a1', '<description>Près du métro</description>'), hotpadsListing('a2'));
    const whole = await read(file, { format: 'hotpads21' }, 1_000_000);
    expect(whole).toHaveLength(2);
    expect(await read(file, { format: 'hotpads21' }, 1)).toEqual(whole);
  });
});

describe('a MITS feed', () => {
  it('gives the units that renters can have, with what their property and floor plan share', async () => {
    const rows = await read(mitsFeed, { format: 'mits41' });
    expect(rows).toMatchObject([
      {
        home: {
          id: 'p1/u1',
          title: 'Maple Court',
          description: 'Quiet & bright',
          street: '12 Maple Street',
          unit: '101',
          rent: 1950,
          beds: 2,
          bathsFull: 1,
          sqft: 800,
          rentalType: 'apartment',
          availableDate: '2027-01-05',
          photos: ['https://photos.example.com/f1.jpg'],
        },
        issues: [],
      },
    ]);
  });
});

describe('a table', () => {
  it('gives its rows by common names of columns', async () => {
    expect(await read(csvFeed(csvRow('7')), { format: 'csv' })).toEqual([
      {
        number: 1,
        line: 2,
        home: {
          id: '7',
          street: '12 Maple St, unit 4',
          city: 'Calgary',
          province: 'Alberta',
          postalCode: 'T2P 1J9',
          rent: 2100,
          beds: 2,
          bathsFull: 1,
          bathsHalf: 1,
          sqft: 800,
          rentalType: 'condo',
          availableDate: 'now',
          photos: ['https://photos.example.com/7.jpg'],
        },
        issues: [],
      },
    ]);
  });
  it('follows the mapping before common names', async () => {
    const file = 'no;asking;id\n5;1500;row-1';
    const [row] = await read(file, { format: 'csv', mapping: { no: 'id', asking: 'rent' } });
    expect(row?.home).toMatchObject({ id: '5', rent: 1500 });
  });
  it.each([
    ['a row with more cells than the header', 'id,rent\n1,2,3', ['BAD_ROW']],
    [
      'a row without a home',
      'id,rent\n1,\n',
      ['MISSING_ADDRESS', 'MISSING_CITY', 'MISSING_RENT', 'MISSING_BEDS', 'MISSING_BATHS', 'NO_PHOTOS'],
    ],
    ['a weekly rent', csvFeed(csvRow('1').replace('$2,100.00', '$500 per week')), ['NON_MONTHLY_PRICE']],
    ['an office', csvFeed(csvRow('1').replace('Condo Unit', 'Office Space')), ['NOT_A_HOME']],
    ['a home without vacancy', csvFeed(csvRow('1').replace('Immediate', 'No Vacancy')), ['NOT_AVAILABLE']],
    ['a size of two numbers', csvFeed(csvRow('1').replace(',800,', ',1200 up 1000 down,')), ['BAD_SIZE']],
    ['a rent that no home has', csvFeed(csvRow('1').replace('$2,100.00', '$1.00')), ['RENT_OUT_OF_BOUNDS']],
    ['a photo without https', csvFeed(csvRow('1').replace('https://', 'http://')), ['BAD_PHOTO', 'NO_PHOTOS']],
  ])('names what is wrong with %s', async (_, file, codes) => {
    const [row] = await read(file, { format: 'csv' });
    expect(row && codesOf(row)).toEqual(codes);
  });
});

describe('FEED-5: the homes of a building under one id', () => {
  it('differ by their sizes, if their feed lists them so', async () => {
    const other = csvRow('1').replace('2 Beds', '3 Beds');
    const homes = (await read(csvFeed(csvRow('1'), other, csvRow('1')), { format: 'csv' })).map(({ home }) => home);
    expect(new Set(homes.map((home) => identityOf(home, 'id'))).size).toBe(1);
    expect(new Set(homes.map((home) => identityOf(home, 'id-and-size'))).size).toBe(2);
  });
});

describe('a JSON feed', () => {
  it('gives its homes with nested names', async () => {
    const rows = await read(jsonFeed(jsonHome('j1'), jsonHome('j2')), { format: 'json' });
    expect(rows.map(({ home }) => home.id)).toEqual(['j1', 'j2']);
    expect(rows[0]).toMatchObject({
      home: { street: '12 Maple St', city: 'Calgary', postalCode: 'T2P1J9', rent: 2100, beds: 2, bathsFull: 1 },
      issues: [],
    });
  });
  it('reads a bare array, and names items that are no homes', async () => {
    const rows = await read(JSON.stringify([jsonHome('j1'), 'x', null]), { format: 'json' });
    expect(rows.map(codesOf)).toEqual([[], ['BAD_ROW'], ['BAD_ROW']]);
  });
});

describe('FEED-3: a file is refused as a whole', () => {
  const hotpads = { format: 'hotpads21' } as const;
  const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
  const attributes = Array.from({ length: 1_000_000 }, (_, at) => `a${at}="1"`).join(' ');
  it.each([
    ['without anything', '  \n', hotpads, 'empty-file'],
    ['without a home', hotpadsFeed(), hotpads, 'no-items'],
    ['that is a web page', '<!DOCTYPE html><html></html>', hotpads, 'web-page'],
    ['of another root', '<rss></rss>', hotpads, 'unknown-root'],
    ['that ends too early', hotpadsFeed(hotpadsListing('1')).slice(0, -20), hotpads, 'malformed'],
    ['with a document type', '<!DOCTYPE x [<!ENTITY a "aaaa">]><hotPadsItems>&a;</hotPadsItems>', hotpads, 'doctype'],
    ['with an entity that is not of XML', hotpadsFeed('<Listing>&bomb;</Listing>'), hotpads, 'malformed'],
    ['with a million attributes', hotpadsFeed(`<Listing ${attributes}/>`), hotpads, 'too-many-attributes'],
    ['nested a million times', hotpadsFeed(nested(1_000_000)), hotpads, 'too-deep'],
    ['with an endless text', hotpadsFeed(`<Listing>${'x'.repeat(3_000_000)}</Listing>`), hotpads, 'item-too-large'],
    ['with an endless name', hotpadsFeed(`<${'x'.repeat(3_000_000)}`), hotpads, 'item-too-large'],
    ['that is a ZIP', Buffer.from('PK\u{3}\u{4}rest'), hotpads, 'archive'],
    ['of an unknown encoding', '<?xml version="1.0" encoding="EBCDIC"?><hotPadsItems/>', hotpads, 'unknown-encoding'],
    [
      'whose encodings disagree',
      hotpadsFeed(hotpadsListing('1')),
      { ...hotpads, charset: 'utf-16' },
      'encoding-conflict',
    ],
    ['with quotes that never close', `id,rent\n"${'x'.repeat(400_000)}`, { format: 'csv' }, 'malformed'],
    ['of JSON that is no array', '7', { format: 'json' }, 'malformed'],
    ['of JSON that ends too early', '[{"id":1},{"id"', { format: 'json' }, 'malformed'],
    ['of JSON nested a million times', '['.repeat(1_000_000), { format: 'json' }, 'too-deep'],
    ['of JSON with an endless text', `[{"id":"${'x'.repeat(3_000_000)}"}]`, { format: 'json' }, 'item-too-large'],
  ] as const)('%s', async (_, file, reading, fault) => {
    expect(await faultOf(file, reading)).toBe(fault);
  });
});
