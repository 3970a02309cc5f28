import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { sharePictureSize } from '@porchlight/contracts';
import { Log, SingleFlight, unavailable } from '@porchlight/service-kit';
import sharp from 'sharp';
import { CatalogConfig } from '../../config.ts';
import { writeFileAtomically } from '../../files/write-file-atomically.ts';
import { AssetFiles } from '../asset-files.ts';
import { PhotoStore } from '../photo-store.ts';
import { streetScene, photoOverlay } from './share-drawing.ts';
import type { ShareFacts } from './share-facts.ts';

/** Version of the drawing code; a new value invalidates all stored images. */
const drawingVersion = 2;
/**
 * Maximum number of images being rendered or queued; further requests get a 503 problem, so that rendering never
 * starves searches.
 */
const maxQueued = 12;
const maxStored = 2_000;

/**
 * Renders images of shared links one at a time, stores them on disk under a hash of their content and evicts the
 * oldest.
 */
@Injectable()
export class SharePictures {
  readonly #photos: PhotoStore;
  readonly #assets: AssetFiles;
  readonly #log: Log;
  readonly #folder: string | undefined;
  readonly #renderings = new SingleFlight<Buffer>();
  #last: Promise<unknown> = Promise.resolve();
  #storedSinceSweep = maxStored;

  constructor(photos: PhotoStore, assets: AssetFiles, config: CatalogConfig, log: Log) {
    this.#photos = photos;
    this.#assets = assets;
    this.#log = log;
    this.#folder = config.dataDir === undefined ? undefined : join(config.dataDir, 'share-pictures');
  }

  /** Returns the JPEG of some content. Throws a 503 problem when the queue is full. */
  async picture(facts: ShareFacts): Promise<Buffer> {
    const file = `${createHash('sha256')
      .update(JSON.stringify([drawingVersion, facts]))
      .digest('hex')
      .slice(0, 32)}.jpg`;
    const stored = this.#folder && (await readFile(join(this.#folder, file)).catch(() => undefined));
    if (stored && stored.length > 0) return stored;
    return this.#renderings.run(file, () => this.#enqueue(() => this.#renderAndStore(file, facts)));
  }

  async #enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (this.#renderings.size >= maxQueued) throw unavailable(5);
    const mine = this.#last.then(work);
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  async #renderAndStore(file: string, facts: ShareFacts): Promise<Buffer> {
    const bytes = await this.#render(facts);
    if (this.#folder) await this.#store(this.#folder, file, bytes);
    return bytes;
  }

  async #render(facts: ShareFacts): Promise<Buffer> {
    const { width, height } = sharePictureSize;
    const jpeg = { quality: 82, progressive: true } as const;
    const photo = facts.photo && (await this.#photo(facts.photo));
    if (!photo)
      return sharp(Buffer.from(streetScene(facts)))
        .jpeg(jpeg)
        .toBuffer();
    return sharp(photo)
      .resize(width, height, { fit: 'cover' })
      .composite([{ input: Buffer.from(photoOverlay(facts)) }])
      .jpeg(jpeg)
      .toBuffer();
  }

  #photo(name: NonNullable<ShareFacts['photo']>): Promise<Buffer | undefined> {
    return 'id' in name ? this.#assets.read(name) : this.#photos.photo(name);
  }

  // A failed write (for example on a full disk) is logged; the image is still served.
  async #store(folder: string, file: string, bytes: Buffer): Promise<void> {
    try {
      await writeFileAtomically(folder, file, bytes);
      if ((this.#storedSinceSweep += 1) > maxStored / 20) await this.#sweep(folder);
    } catch (error) {
      this.#log.warn('share picture could not be stored', { file, code: (error as NodeJS.ErrnoException).code });
    }
  }

  async #sweep(folder: string): Promise<void> {
    this.#storedSinceSweep = 0;
    const names = await readdir(folder);
    if (names.length <= maxStored) return;
    const files = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
    );
    const oldest = files.sort((a, b) => a.at - b.at).slice(0, names.length - maxStored);
    await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
  }
}
