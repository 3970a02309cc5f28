import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PhotoFault } from '@porchlight/contracts';
import { minPhotoSides } from '@porchlight/contracts/catalog';
import { encodeVersion, ImageSlots, readPhoto, type ReadPhoto } from '@porchlight/service-kit/images';
import { AssetFiles, photoVersions, type PhotoVersion } from '../photos/asset-files.ts';
import { perceptualHash } from './photo-hashes.ts';

/** What is known of a photo whose versions are stored: its size in pixels and its hashes. */
export interface StoredVersions {
  readonly width: number;
  readonly height: number;
  readonly contentHash: Buffer;
  readonly perceptualHash: bigint;
}

/** Writes the versions of photos that strangers made: decoded, turned upright, without metadata, encoded again. */
@Injectable()
export class PhotoVersions {
  constructor(
    private readonly assets: AssetFiles,
    private readonly slots: ImageSlots,
  ) {}

  /** Writes all versions of a photo under its id. Returns the fault of a file that is no usable photo. */
  async write(id: string, file: Buffer): Promise<StoredVersions | PhotoFault> {
    const photo = await this.slots.run(() => readPhoto(file, minPhotoSides));
    if (typeof photo === 'string') return photo;
    for (const version of photoVersions) await this.#encode(id, version, photo);
    return {
      width: photo.width,
      height: photo.height,
      contentHash: createHash('sha256').update(file).digest(),
      perceptualHash: await perceptualHash(photo),
    };
  }

  async #encode(id: string, version: PhotoVersion, photo: ReadPhoto): Promise<void> {
    await this.assets.write(id, version, await this.slots.run(() => encodeVersion(photo, version)));
  }
}
