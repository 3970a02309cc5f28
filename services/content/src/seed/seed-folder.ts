import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** Files of a seed folder. */
export interface SeedFolder {
  /** Hash of all files. */
  readonly version: string;
  /** Parses a JSON file. Throws when it is missing. */
  json<T>(name: string): T;
  /** Returns a text file. Throws when it is missing. */
  text(name: string): string;
}

/** Reads a whole seed folder into memory. */
export async function readSeedFolder(folder: URL): Promise<SeedFolder> {
  const entries = await readdir(folder, { recursive: true });
  const names = entries
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(json|html)$/.test(name))
    .sort();
  const texts = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(new URL(name, folder), 'utf8')] as const)),
  );
  const hash = createHash('sha256');
  for (const [name, text] of texts) hash.update(name).update('\0').update(text).update('\0');
  const text = (name: string) => {
    const found = texts.get(name);
    if (found === undefined) throw new Error(`seed file missing: ${name}`);
    return found;
  };
  return {
    version: `content:${hash.digest('hex').slice(0, 16)}`,
    text,
    json: <T>(name: string) => JSON.parse(text(name)) as T,
  };
}
