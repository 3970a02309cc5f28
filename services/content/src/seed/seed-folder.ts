import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** The seeded words, as they stand in the folder. */
export interface SeedFolder {
  /** Changes when any file does. */
  readonly version: string;
  /** A JSON file of the folder. */
  json<T>(name: string): T;
  /** A text file of the folder. */
  text(name: string): string;
}

/** Reads a folder of words whole: it is small, and half of it is worth nothing. */
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
    if (found === undefined) throw new Error(`The seeded words lack ${name}`);
    return found;
  };
  return {
    version: `content:${hash.digest('hex').slice(0, 16)}`,
    text,
    json: <T>(name: string) => JSON.parse(text(name)) as T,
  };
}
