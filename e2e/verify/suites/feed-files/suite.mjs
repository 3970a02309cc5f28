// `npm run verify -- feed-files [CASES] [SEED]`: reads damaged files of each format (default 100,000 each), then one of
// 200,000 homes in a process of its own. A file gives rows or a fault, never another error.
import { Readable } from 'node:stream';

import { importBuilt } from '../../../../packages/tooling/src/build/built-module.mjs';
import { buildServices } from '../../../../packages/tooling/src/build/build-services.mjs';
import { damage } from './damage.mjs';
import { readLargeFile } from './large-file.mjs';

const reading = 'services/catalog/src/feeds/reading';
const maxCaseMs = 1_000;
const maxReaderMb = 256;
const maxMinutes = 10;

/** @param {string} root @param {readonly string[]} args */
export async function verify(root, [cases = '100000', seed = '1']) {
  await buildServices(root);
  const [{ readFeed }, { FileFault }, { Chance }, files, { readFeedFile }] = await Promise.all(
    [
      `${reading}/read-feed.ts`,
      'services/catalog/src/feeds/file-fault.ts',
      'services/catalog/src/testing/chance.ts',
      `${reading}/testing/feed-files.ts`,
      `${reading}/read-feed-file.ts`,
    ].map((path) => importBuilt(root, path)),
  );
  const chance = new Chance(Number(seed));
  for (const [format, file] of Object.entries(samplesOf(files))) {
    const counts = { rows: 0, errors: 0, faults: 0, slowestMs: 0 };
    for (let number = 0; number < Number(cases); number += 1) {
      const damaged = damage(Buffer.from(file), chance);
      await countCase(counts, { damaged, format, readFeed, FileFault });
    }
    print(format, counts);
  }
  const large = await readLargeFile(readFeedFile, files);
  console.log(
    `200,000 homes, ${large.inflatedMb} MB inflated: ${large.rows} rows in ${large.seconds} s, reader ${large.readerMb} MB, here +${large.ownMb} MB`,
  );
  if (large.rows !== 200_000 || large.readerMb > maxReaderMb || large.ownMb > maxReaderMb)
    throw new Error('A large file was not read whole, or not within its memory');
  if (large.seconds > maxMinutes * 60) throw new Error('A large file took too long');
  return `${cases} damaged files of each format; 200,000 homes in ${large.seconds} s, ${large.readerMb} MB`;
}

const samplesOf = ({ hotpadsFeed, hotpadsListing, mitsFeed, csvFeed, csvRow, jsonFeed, jsonHome }) => ({
  hotpads21: hotpadsFeed(hotpadsListing('a1'), hotpadsListing('a2')),
  mits41: mitsFeed,
  csv: csvFeed(csvRow('1'), csvRow('2'), csvRow('3')),
  json: jsonFeed(jsonHome('1'), jsonHome('2'), jsonHome('3')),
});

async function countCase(counts, { damaged, format, readFeed, FileFault }) {
  const began = performance.now();
  try {
    for await (const { home, issues } of readFeed(Readable.from([damaged]), { format, today: new Date(0) })) {
      counts.rows += 1;
      if (issues.length > 0) counts.errors += 1;
      requireStorable(home, issues);
    }
  } catch (error) {
    if (!(error instanceof FileFault))
      throw new Error(`${error}: ${format} ${damaged.toString('base64')}`, { cause: error });
    counts.faults += 1;
  }
  counts.slowestMs = Math.max(counts.slowestMs, performance.now() - began);
}

/** Throws for a row that PostgreSQL would refuse, although it has no error. */
function requireStorable(home, issues) {
  const isBroken = issues.some(({ code }) => code === 'BAD_ENCODING');
  const refused = Object.values(home)
    .flat()
    .find((value) => /[\0\p{Surrogate}]/u.test(String(value)));
  if (!isBroken && refused !== undefined) throw new Error(`not storable: ${refused}`);
}

function print(format, { rows, errors, faults, slowestMs }) {
  console.log(
    `${format}: ${rows} rows, ${errors} of them with issues, ${faults} files refused, slowest ${slowestMs.toFixed(0)} ms`,
  );
  if (slowestMs > maxCaseMs) throw new Error(`A damaged file of ${format} took ${slowestMs.toFixed(0)} ms`);
  if (rows === 0 || faults === 0) throw new Error(`The damage of ${format} is too great, or too small`);
}
