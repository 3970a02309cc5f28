import { PassThrough, Readable, pipeline, type Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FileFault } from '../file-fault.ts';
import { readingLimits } from './reading-limits.ts';

const { inflatedBytes, ratio, ratioFromBytes } = readingLimits;
const startsWith = (chunk: Buffer, ...bytes: readonly number[]) => bytes.every((byte, at) => chunk[at] === byte);

const isOfZlib = (error: unknown) => String((error as { code?: unknown }).code).startsWith('Z_');

function decoderFor(first: Buffer): Transform {
  if (startsWith(first, 0x50, 0x4b, 0x03, 0x04)) throw new FileFault('archive');
  return startsWith(first, 0x1f, 0x8b) ? createGunzip() : new PassThrough();
}

/**
 * Yields the bytes of a file, inflated if it is a gzip. Throws FileFault `archive` for a ZIP, `archive-damaged`, and
 * `inflated-too-large` before more than the limit is read.
 */
export async function* inflate(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const chunks = file[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return;
  let wire = 0;
  const decoder = decoderFor(first.value);
  async function* counted(): AsyncGenerator<Buffer> {
    for (let next: IteratorResult<Buffer> = first; !next.done; next = await chunks.next()) {
      wire += next.value.length;
      yield next.value;
    }
  }
  pipeline(Readable.from(counted()), decoder, () => undefined);
  let inflated = 0;
  try {
    for await (const chunk of decoder as AsyncIterable<Buffer>) {
      inflated += chunk.length;
      if (inflated > inflatedBytes || (inflated > ratioFromBytes && inflated > ratio * wire))
        throw new FileFault('inflated-too-large');
      yield chunk;
    }
  } catch (error) {
    throw isOfZlib(error) ? new FileFault('archive-damaged') : error;
  } finally {
    decoder.destroy();
  }
}
