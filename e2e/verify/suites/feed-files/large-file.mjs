import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

const homes = 200_000;
const mb = (bytes) => Math.round(bytes / 2 ** 20);
// 2,500 bytes each: 500 MB in all. The texts differ, so that the file is no bomb.
const textOf = (at) =>
  Array.from({ length: 300 }, (_, word) => (((at + 1) * (word + 7) * 2_654_435_761) % 9_999_991).toString(36)).join(
    ' ',
  );

/** Reads a gzip of 200,000 homes; returns the rows, the time, and the highest memory of the reader and of this process. */
export async function readLargeFile(readFeedFile, { hotpadsListing }) {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-large-feed-'));
  const path = join(folder, 'homes.xml.gz');
  try {
    const inflated = await write(path, hotpadsListing);
    const before = process.memoryUsage().rss;
    const began = performance.now();
    let [rows, highest, reader] = [0, before, 0];
    for await (const { number } of readFeedFile(path, { format: 'hotpads21', today: new Date() })) {
      rows = number;
      if (number % 5_000 > 0) continue;
      highest = Math.max(highest, process.memoryUsage().rss);
      reader = Math.max(reader, peakOfReader());
    }
    const seconds = Math.round((performance.now() - began) / 1_000);
    return { rows, seconds, inflatedMb: mb(inflated), readerMb: reader, ownMb: mb(highest - before) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function write(path, hotpadsListing) {
  let inflated = 0;
  function* text() {
    yield '<?xml version="1.0"?><hotPadsItems version="2.1">';
    for (let at = 0; at < homes; at += 1) {
      const listing = hotpadsListing(String(at), `<description>${textOf(at)}</description>`);
      inflated += listing.length;
      yield listing;
    }
    yield '</hotPadsItems>';
  }
  await pipeline(Readable.from(text()), createGzip({ level: 1 }), createWriteStream(path));
  return inflated;
}

/** Highest resident memory of the reader so far, in MB, as Linux reports it. */
function peakOfReader() {
  const pid = readdirSync('/proc').find((entry) => /^\d+$/.test(entry) && isReader(entry));
  const status = pid === undefined ? '' : readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_024);
}
const isReader = (pid) => {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return (
      command.includes('reader-process.js') &&
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[3] === String(process.pid)
    );
  } catch {
    return false; // ended meanwhile
  }
};
