import type { FeedFormat, FeedRow, FeedSource } from '@porchlight/contracts/catalog';
import { decodeText } from './decode-text.ts';
import { FileFault, excerptOf } from '../file-fault.ts';
import { homeOfColumns, rowOfJson, sourcesOf } from './formats/columns.ts';
import { homeOfHotpads, hotpadsFile } from './formats/hotpads.ts';
import { homesOfMits, mitsFile } from './formats/mits.ts';
import type { FieldMapping, RawHome } from './formats/raw-home.ts';
import { inflate } from './inflate.ts';
import type { Item } from './item.ts';
import { normalize } from './normalized/normalize.ts';
import { readCsv, type CsvRow } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readXml } from './read-xml.ts';

/** How a file is read. */
export interface FeedReading {
  readonly format: FeedFormat;
  /** Names of the file for our fields; of CSV and JSON. */
  readonly mapping?: FieldMapping;
  /** Charset of the HTTP header. */
  readonly charset?: string;
  /** Decides about days without a year. */
  readonly today: Date;
  /** Takes the names of a table or of JSON, with their values in the first row. */
  readonly onSources?: (sources: readonly FeedSource[]) => void;
}
type RawItem = Item<RawHome | undefined>;

async function* homesOf(reading: FeedReading, text: AsyncIterable<string>): AsyncGenerator<RawItem> {
  if (reading.format === 'hotpads21') {
    for await (const { value, line } of readXml(text, hotpadsFile)) yield { value: homeOfHotpads(value), line };
  } else if (reading.format === 'mits41') {
    for await (const { value, line } of readXml(text, mitsFile))
      for (const home of homesOfMits(value)) yield { value: home, line };
  } else yield* homesOfRows(reading, reading.format === 'csv' ? readCsv(text) : jsonRows(text));
}
async function* homesOfRows(
  { mapping = {}, onSources }: FeedReading,
  rows: AsyncIterable<Item<CsvRow>>,
): AsyncGenerator<RawItem> {
  let report = onSources;
  for await (const { value, line } of rows) {
    if (value) {
      report?.(sourcesOf(value));
      report = undefined;
    }
    yield { value: value && homeOfColumns(value, mapping), line };
  }
}
async function* jsonRows(text: AsyncIterable<string>) {
  for await (const { value, line } of readJson(text)) yield { value: rowOfJson(value), line };
}

/** Throws FileFault `web-page` for HTML, which servers send with status 200 for a file that they do not have. */
async function* withoutWebPage(text: AsyncIterable<string>): AsyncGenerator<string> {
  let start = '';
  for await (const chunk of text) {
    if (start.length < 1_000) start += chunk.slice(0, 1_000);
    if (/^\s*(?:<!doctype html|<html[\s>])/i.test(start))
      throw new FileFault('web-page', { excerpt: excerptOf(start) });
    yield chunk;
  }
  if (start.trim() === '') throw new FileFault('empty-file');
}

/**
 * Yields the rows of a feed file, with the errors and warnings of each. Throws FileFault for a file that is refused as a
 * whole: not of its format, beyond a limit, or without any home.
 */
export async function* readFeed(file: AsyncIterable<Buffer>, reading: FeedReading): AsyncGenerator<FeedRow> {
  let number = 0;
  const text = withoutWebPage(decodeText(inflate(file), reading.charset));
  for await (const { value, line } of homesOf(reading, text)) {
    number += 1;
    yield value
      ? { number, line, ...normalize(value, reading.today) }
      : { number, line, home: { id: '', photos: [] }, issues: [{ code: 'BAD_ROW' }] };
  }
  if (number === 0) throw new FileFault('no-items');
}
