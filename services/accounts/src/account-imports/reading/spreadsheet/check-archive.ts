import { fromBufferPromise } from 'yauzl';

const maxEntries = 1_000;
const maxInflatedBytes = 100 * 1024 * 1024;
/** Inflated bytes for each byte of the file. */
const maxRatio = 100;

/**
 * Returns whether an archive stays within the limits: entries, inflated size, and ratio to the size of the file. All is
 * inflated and counted, since the sizes that an archive declares may be wrong. Throws for a damaged archive, and for
 * paths that lead out of it.
 */
export async function isWithinLimits(file: Buffer): Promise<boolean> {
  const archive = await fromBufferPromise(file);
  if (archive.entryCount > maxEntries) return false;
  const limit = Math.min(maxInflatedBytes, file.length * maxRatio);
  let inflated = 0;
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    for await (const chunk of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      inflated += chunk.length;
      if (inflated > limit) return false;
    }
  }
  return true;
}
