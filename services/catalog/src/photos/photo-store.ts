import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { Log } from '@porchlight/service-kit';
import { CatalogConfig } from '../config.ts';
import { keepFile } from './keep-file.ts';
import { photoNameOf, type PhotoName } from './photo-name.ts';
import { PhotoRenderer } from './photo-renderer.ts';

/** Pictures that come with the product, so that the very first page has some at once. */
const shipped = fileURLToPath(new URL('../../seed/photos/', import.meta.url));

/** The pictures of demo homes: shipped, kept on disk, or drawn when first asked for. */
@Injectable()
export class PhotoStore {
  readonly #renderer: PhotoRenderer;
  readonly #log: Log;
  readonly #folder: string | undefined;
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(renderer: PhotoRenderer, config: CatalogConfig, log: Log) {
    this.#renderer = renderer;
    this.#log = log;
    this.#folder = config.dataDir === undefined ? undefined : join(config.dataDir, 'photos');
  }

  /** True when pictures are kept; without a folder each is drawn anew. */
  get isKept(): boolean {
    return this.#folder !== undefined;
  }

  /** The bytes of a picture. Many who ask for the same one at once wait for one drawing. */
  async photo(name: PhotoName): Promise<Buffer> {
    const file = photoNameOf(name);
    const ready = await this.#ready(file);
    if (ready) return ready;
    const known = this.#underWay.get(file);
    if (known) return known;
    const drawn = this.#draw(name, file).finally(() => this.#underWay.delete(file));
    this.#underWay.set(file, drawn);
    return drawn;
  }

  /** True when a picture needs no drawing any more. */
  async has(name: PhotoName): Promise<boolean> {
    const file = photoNameOf(name);
    const found = await Promise.allSettled(this.#places(file).map((path) => access(path)));
    return found.some(({ status }) => status === 'fulfilled');
  }

  #places(file: string): string[] {
    return [join(shipped, file), ...(this.#folder ? [join(this.#folder, file)] : [])];
  }

  async #ready(file: string): Promise<Buffer | undefined> {
    for (const path of this.#places(file)) {
      const bytes = await readFile(path).catch(absent);
      if (bytes && bytes.length > 0) return bytes;
    }
    return undefined;
  }

  async #draw(name: PhotoName, file: string): Promise<Buffer> {
    const bytes = await this.#renderer.render(name);
    if (this.#folder) await this.#keep(this.#folder, file, bytes);
    return bytes;
  }

  // A picture that cannot be kept (a full disk) is still shown.
  async #keep(folder: string, file: string, bytes: Buffer): Promise<void> {
    await keepFile(folder, file, bytes).catch((error: unknown) => {
      this.#log.caution('photo not kept', { file, code: codeOf(error) });
    });
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
function absent(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}
