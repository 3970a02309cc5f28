import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { photoWidths } from '@porchlight/contracts';
import { CatalogConfig } from '../config.ts';
import { photoFolder } from '../listings/listing-photo.ts';
import { photoFormats } from './photo-name.ts';
import { writeFileAtomically } from './write-file-atomically.ts';

/** Version of an uploaded photo. */
export interface PhotoVersion {
  readonly width: (typeof photoWidths)[number];
  readonly format: (typeof photoFormats)[number];
}
/** Every version that is made of an uploaded photo. */
export const photoVersions: readonly PhotoVersion[] = photoWidths.flatMap((width) =>
  photoFormats.map((format) => ({ width, format })),
);
const fileName = (id: string, { width, format }: PhotoVersion) => `${id}-${width}.${format}`;

const shape = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(\d+)\.(\w+)$/;
/** Name of a stored file: a photo and its version. */
export interface AssetName {
  readonly id: string;
  readonly version: PhotoVersion;
}
/** Parses `<id>-960.webp`. Returns undefined for the name of no version. */
export function parseAssetName(name: string): AssetName | undefined {
  const [, id, width, format] = shape.exec(name) ?? [];
  const version = photoVersions.find((known) => String(known.width) === width && known.format === format);
  return id !== undefined && version ? { id, version } : undefined;
}

/** Stores the versions of uploaded photos in the data folder, which all instances of the service share. */
@Injectable()
export class AssetFiles {
  constructor(private readonly config: CatalogConfig) {}

  /** Whether there is a folder to store in. */
  get isAvailable(): boolean {
    return this.config.dataDir !== undefined;
  }

  async write(id: string, version: PhotoVersion, bytes: Buffer): Promise<void> {
    await writeFileAtomically(this.#folder(), fileName(id, version), bytes);
  }

  /** Returns undefined for a photo that is not stored. */
  async read({ id, version }: AssetName): Promise<Buffer | undefined> {
    if (!this.isAvailable) return undefined;
    try {
      return await readFile(join(this.#folder(), fileName(id, version)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Removes all versions of a photo. */
  async remove(id: string): Promise<void> {
    if (!this.isAvailable) return;
    await Promise.all(photoVersions.map((version) => rm(join(this.#folder(), fileName(id, version)), { force: true })));
  }

  #folder(): string {
    return join(this.config.dataDir ?? '', 'assets', photoFolder);
  }
}
