import { open, readFile, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { unavailable } from '@porchlight/service-kit';
import { StoredFiles, type StoredFile } from './stored-files.ts';
import { writeFileAtomically } from './write-file-atomically.ts';

/** Stores files in a local folder, or in one that several hosts mount. */
export class FolderFiles extends StoredFiles {
  /** @param root undefined: nothing can be stored */
  constructor(private readonly root: string | undefined) {
    super();
  }

  get isAvailable(): boolean {
    return this.root !== undefined;
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    const path = this.#path(key);
    await writeFileAtomically(dirname(path), basename(path), bytes).catch(failed);
  }

  async open(key: string): Promise<StoredFile | undefined> {
    if (!this.isAvailable) return undefined;
    const file = await open(this.#path(key)).catch(missing);
    return file && { stream: file.createReadStream(), size: (await file.stat()).size };
  }

  async read(key: string): Promise<Buffer | undefined> {
    return this.isAvailable ? readFile(this.#path(key)).catch(missing) : undefined;
  }

  async has(key: string): Promise<boolean> {
    const file = this.isAvailable ? await stat(this.#path(key)).catch(missing) : undefined;
    return file !== undefined && file.size > 0;
  }

  async remove(keys: readonly string[]): Promise<void> {
    if (this.isAvailable) await Promise.all(keys.map((key) => rm(this.#path(key), { force: true }))).catch(failed);
  }

  async removeFolder(folder: string): Promise<void> {
    if (this.isAvailable) await rm(this.#path(folder), { recursive: true, force: true }).catch(failed);
  }

  #path(key: string): string {
    if (this.root === undefined) throw unavailable();
    return join(this.root, key);
  }
}

// A full disk or a lost mount.
function failed(cause: unknown): never {
  throw Object.assign(unavailable(), { cause });
}
function missing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') failed(error);
}
