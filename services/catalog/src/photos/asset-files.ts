import { Injectable } from '@nestjs/common';
import { lightboxWidth, photoWidths } from '@porchlight/contracts';
import { StoredFiles, type StoredFile } from '../files/stored-files.ts';
import { photoFolder } from '../listings/listing-photo.ts';
import { photoFormats } from './photo-name.ts';

/** Version of an uploaded photo. */
export interface PhotoVersion {
  readonly width: (typeof photoWidths)[number] | typeof lightboxWidth;
  readonly format: (typeof photoFormats)[number];
}
/** Every version that is made of an uploaded photo. */
export const photoVersions: readonly PhotoVersion[] = [
  ...photoWidths.flatMap((width) => photoFormats.map((format) => ({ width, format }))),
  { width: lightboxWidth, format: 'webp' },
];

/** Shown in the lightbox, which had no width of its own when older photos were uploaded. */
const fallbackWidth = 1440;

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

/** The stored versions of uploaded photos. */
@Injectable()
export class AssetFiles {
  constructor(private readonly files: StoredFiles) {}

  async write(id: string, version: PhotoVersion, bytes: Buffer): Promise<void> {
    await this.files.write(keyOf({ id, version }), bytes);
  }

  /** Returns undefined for a photo that is not stored. */
  async open({ id, version }: AssetName): Promise<StoredFile | undefined> {
    const file = await this.files.open(keyOf({ id, version }));
    if (file || version.width !== lightboxWidth) return file;
    return this.files.open(keyOf({ id, version: { ...version, width: fallbackWidth } }));
  }

  /** Returns undefined for a photo that is not stored. */
  async read(name: AssetName): Promise<Buffer | undefined> {
    return this.files.read(keyOf(name));
  }

  /** Returns the versions that visitors cannot get. */
  async missing(id: string): Promise<PhotoVersion[]> {
    const stored = await Promise.all(photoVersions.map((version) => this.files.has(keyOf({ id, version }))));
    const missing = photoVersions.filter((_, at) => !stored[at]);
    const isShown = !missing.some(({ width, format }) => width === fallbackWidth && format === 'webp');
    return missing.filter(({ width }) => width !== lightboxWidth || !isShown);
  }

  /** Removes all versions of a photo. */
  async remove(id: string): Promise<void> {
    await this.files.remove(photoVersions.map((version) => keyOf({ id, version })));
  }
}

const keyOf = ({ id, version: { width, format } }: AssetName) => `${photoFolder}/${id}-${width}.${format}`;
