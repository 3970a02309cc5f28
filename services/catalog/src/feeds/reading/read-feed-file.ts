import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { FeedRow } from '@porchlight/contracts/catalog';
import { FileFault } from '../file-fault.ts';
import type { FeedReading } from './read-feed.ts';
import type { ReaderArguments, ReaderLine } from './reader-lines.ts';

const entry = fileURLToPath(new URL('../../../dist/feeds/reading/reader-process.js', import.meta.url));
const maxHeapMb = 192;

/**
 * Yields the rows of a feed file, read in a process of its own, which ends with the iteration. Throws FileFault for a
 * file that is refused as a whole, `reader-failed` for one that ended the process, and the reason of an abort.
 */
export async function* readFeedFile(
  path: string,
  { today, onSources, ...reading }: FeedReading,
  signal?: AbortSignal,
): AsyncGenerator<FeedRow> {
  const args: ReaderArguments = { path, today: today.toISOString(), ...reading };
  const child = spawn(process.execPath, [`--max-old-space-size=${maxHeapMb}`, entry, JSON.stringify(args)], {
    env: {},
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', stop, { once: true });
  try {
    yield* rowsOf(child.stdout, onSources);
    signal?.throwIfAborted();
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
    await end(child);
  }
}

async function* rowsOf(output: Readable, onSources: FeedReading['onSources']): AsyncGenerator<FeedRow> {
  for await (const text of createInterface({ input: output })) {
    const line = JSON.parse(text) as ReaderLine;
    if ('isEnd' in line) return;
    if ('fault' in line) throw new FileFault(line.fault, line);
    if ('row' in line) yield line.row;
    else onSources?.(line.sources);
  }
  throw new FileFault('reader-failed');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await closed;
}
