import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { Log, SingleFlight } from '@porchlight/service-kit';
import { CatalogConfig } from '../config.ts';
import { DemoDrawings } from './demo-drawings.ts';
import { writeFileAtomically } from '../files/write-file-atomically.ts';
import { formatPhotoName, type PhotoName } from './photo-name.ts';
import { PhotoRenderer } from './photo-renderer.ts';

/** Folder of the prerendered images that ship with the product, so that the first page needs no rendering. */
const shippedFolder = fileURLToPath(new URL('../../seed/photos/', import.meta.url));

/** Returns images of demo listings: shipped, stored on disk, or rendered on the first request. */
@Injectable()
export class PhotoStore {
  readonly #renderer: PhotoRenderer;
  readonly #log: Log;
  readonly #folder: string | undefined;
  readonly #renderings = new SingleFlight<Buffer>();

  constructor(
    renderer: PhotoRenderer,
    private readonly drawings: DemoDrawings,
    config: CatalogConfig,
    log: Log,
  ) {
    this.#renderer = renderer;
    this.#log = log;
    this.#folder = config.dataDir === undefined ? undefined : join(config.dataDir, 'photos');
  }

  /** Whether rendered images are stored; without a data folder every request renders again. */
  get isPersistent(): boolean {
    return this.#folder !== undefined;
  }

  /**
   * Returns the bytes of an image; undefined when it is not stored and cannot be rendered here. Concurrent requests for
   * the same image share one rendering.
   */
  async photo(name: PhotoName): Promise<Buffer | undefined> {
    const file = formatPhotoName(name);
    const ready = await this.#readStored(file);
    if (ready || !this.drawings.isAvailable) return ready;
    return this.#renderings.run(file, () => this.#render(name, file));
  }

  /** Returns whether an image is available without rendering. */
  async has(name: PhotoName): Promise<boolean> {
    const file = formatPhotoName(name);
    const found = await Promise.allSettled(this.#paths(file).map((path) => access(path)));
    return found.some(({ status }) => status === 'fulfilled');
  }

  #paths(file: string): string[] {
    return [join(shippedFolder, file), ...(this.#folder ? [join(this.#folder, file)] : [])];
  }

  async #readStored(file: string): Promise<Buffer | undefined> {
    for (const path of this.#paths(file)) {
      const bytes = await readFile(path).catch(undefinedIfMissing);
      if (bytes && bytes.length > 0) return bytes;
    }
    return undefined;
  }

  async #render(name: PhotoName, file: string): Promise<Buffer> {
    const bytes = await this.#renderer.render(name);
    if (this.#folder) await this.#store(this.#folder, file, bytes);
    return bytes;
  }

  // A failed write (for example on a full disk) is logged; the image is still served.
  async #store(folder: string, file: string, bytes: Buffer): Promise<void> {
    await writeFileAtomically(folder, file, bytes).catch((error: unknown) => {
      this.#log.warn('photo could not be stored', { file, code: codeOf(error) });
    });
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
function undefinedIfMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}
