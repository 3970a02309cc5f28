import { Injectable } from '@nestjs/common';
import { encodeVersion, ImageSlots, readStoredPhoto, type ReadPhoto } from '@porchlight/service-kit/images';
import { AssetFiles, photoVersions, type PhotoVersion } from './asset-files.ts';

interface Source {
  readonly photo: Pick<ReadPhoto, 'pixels' | 'raw'>;
  /** Stored versions that cannot be read. */
  readonly damaged: readonly PhotoVersion[];
}

// WebP before AVIF of the same width: it has more bytes of the original.
const largestFirst = [...photoVersions].sort(
  (one, other) => other.width - one.width || other.format.localeCompare(one.format),
);

/** Writes missing versions of uploaded photos again. */
@Injectable()
export class PhotoRepair {
  constructor(
    private readonly assets: AssetFiles,
    private readonly slots: ImageSlots,
  ) {}

  /**
   * Writes missing versions from the largest one that can be read. Returns false if there is none. Throws 503 while the
   * store does not respond.
   */
  async repair(id: string): Promise<boolean> {
    const missing = await this.assets.missing(id);
    if (missing.length === 0) return true;
    const source = await this.#source(id);
    if (!source) return false;
    for (const version of [...source.damaged, ...missing])
      await this.assets.write(id, version, await this.slots.run(() => encodeVersion(source.photo, version)));
    return true;
  }

  async #source(id: string): Promise<Source | undefined> {
    const damaged: PhotoVersion[] = [];
    for (const version of largestFirst) {
      const file = await this.assets.read({ id, version });
      if (!file?.length) continue;
      const photo = await this.slots.run(() => readStoredPhoto(file));
      if (photo) return { photo, damaged };
      damaged.push(version);
    }
    return undefined;
  }
}
