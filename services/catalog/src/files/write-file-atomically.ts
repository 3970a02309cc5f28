import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a file atomically (temporary file, then rename), so that readers never see a partial file. Rethrows errors of
 * the file system.
 */
export async function writeFileAtomically(folder: string, file: string, bytes: Buffer): Promise<void> {
  const temporary = join(folder, `.${file}.${randomUUID()}.tmp`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(temporary, bytes);
    await rename(temporary, join(folder, file));
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}
