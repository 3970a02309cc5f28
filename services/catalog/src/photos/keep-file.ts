import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps a file in a folder, whole or not at all: whoever reads it meanwhile sees no part of it. Throws what the disk says. */
export async function keepFile(folder: string, file: string, bytes: Buffer): Promise<void> {
  const draft = join(folder, `.${file}.${randomUUID()}.tmp`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, join(folder, file));
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}
