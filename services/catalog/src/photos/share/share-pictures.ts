import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { sharePictureSize } from '@porchlight/contracts';
import { Log, unavailable } from '@porchlight/service-kit';
import sharp from 'sharp';
import { CatalogConfig } from '../../config.ts';
import { keepFile } from '../keep-file.ts';
import { PhotoStore } from '../photo-store.ts';
import { onStreet, overPhoto } from './share-drawing.ts';
import type { ShareFacts } from './share-facts.ts';

/** Another number draws all pictures anew. */
const drawnAs = 2;
/** Whoever comes when so many wait is told to come back: pictures never take the processor from searches. */
const mostWaiting = 12;
const mostKept = 2_000;

/** Pictures for shared links: drawn one after the other, kept on disk under what is on them, the oldest thrown away. */
@Injectable()
export class SharePictures {
  readonly #photos: PhotoStore;
  readonly #log: Log;
  readonly #folder: string | undefined;
  readonly #underWay = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();
  #sinceSwept = mostKept;

  constructor(photos: PhotoStore, config: CatalogConfig, log: Log) {
    this.#photos = photos;
    this.#log = log;
    this.#folder = config.dataDir === undefined ? undefined : join(config.dataDir, 'share-pictures');
  }

  /** The JPEG of some facts. Throws a 503 problem when too many wait. */
  async picture(facts: ShareFacts): Promise<Buffer> {
    const file = `${createHash('sha256')
      .update(JSON.stringify([drawnAs, facts]))
      .digest('hex')
      .slice(0, 32)}.jpg`;
    const kept = this.#folder && (await readFile(join(this.#folder, file)).catch(() => undefined));
    if (kept && kept.length > 0) return kept;
    const known = this.#underWay.get(file);
    if (known) return known;
    if (this.#underWay.size >= mostWaiting) throw unavailable(5);
    const drawn = this.#inTurn(() => this.#drawAndKeep(file, facts)).finally(() => this.#underWay.delete(file));
    this.#underWay.set(file, drawn);
    return drawn;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(work);
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  async #drawAndKeep(file: string, facts: ShareFacts): Promise<Buffer> {
    const bytes = await this.#draw(facts);
    if (this.#folder) await this.#keep(this.#folder, file, bytes);
    return bytes;
  }

  async #draw(facts: ShareFacts): Promise<Buffer> {
    const { width, height } = sharePictureSize;
    const jpeg = { quality: 82, progressive: true } as const;
    if (!facts.photo)
      return sharp(Buffer.from(onStreet(facts)))
        .jpeg(jpeg)
        .toBuffer();
    return sharp(await this.#photos.photo(facts.photo))
      .resize(width, height, { fit: 'cover' })
      .composite([{ input: Buffer.from(overPhoto(facts)) }])
      .jpeg(jpeg)
      .toBuffer();
  }

  // A picture that cannot be kept (a full disk) is still shown.
  async #keep(folder: string, file: string, bytes: Buffer): Promise<void> {
    try {
      await keepFile(folder, file, bytes);
      if ((this.#sinceSwept += 1) > mostKept / 20) await this.#sweep(folder);
    } catch (error) {
      this.#log.caution('share picture not kept', { file, code: (error as NodeJS.ErrnoException).code });
    }
  }

  async #sweep(folder: string): Promise<void> {
    this.#sinceSwept = 0;
    const names = await readdir(folder);
    if (names.length <= mostKept) return;
    const aged = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
    );
    const oldest = aged.sort((a, b) => a.at - b.at).slice(0, names.length - mostKept);
    await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
  }
}
