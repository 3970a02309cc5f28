import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { FileFault } from '../file-fault.ts';
import { readFeed, type FeedReading } from './read-feed.ts';
import type { ReaderArguments, ReaderLine } from './reader-lines.ts';

// Entry of the process that reads one feed file. It has no environment, no database and little memory: a hostile file
// ends this process at most.

async function print(line: ReaderLine): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain');
}

async function read({ path, today, ...reading }: ReaderArguments): Promise<void> {
  const options: FeedReading = {
    ...reading,
    today: new Date(today),
    onSources: (sources) => process.stdout.write(`${JSON.stringify({ sources } satisfies ReaderLine)}\n`),
  };
  try {
    for await (const row of readFeed(createReadStream(path) as AsyncIterable<Buffer>, options)) await print({ row });
    await print({ isEnd: true });
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    await print({ fault: error.fault, ...error.at });
  }
}

await read(JSON.parse(process.argv[2] ?? '') as ReaderArguments);
