import { Controller, Res, StreamableFile } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getPhoto } from '@porchlight/contracts/internal';
import { Handle, Input, Problem } from '@porchlight/service-kit';
import { readPhotoName } from './photo-name.ts';
import { PhotoStore } from './photo-store.ts';
import { words } from './words.ts';

/** What the answer needs of the reply: one header. */
interface Reply {
  header(name: string, value: string): unknown;
}

/** Serves the drawn pictures. A name never changes its picture, so browsers keep it for a year. */
@Controller()
export class PhotoController {
  readonly #photos: PhotoStore;
  constructor(photos: PhotoStore) {
    this.#photos = photos;
  }

  @Handle(getPhoto)
  async photo(
    @Input() { params }: InputOf<typeof getPhoto>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<StreamableFile> {
    const name = readPhotoName(params.name);
    if (!name) throw new Problem(404, 'photo-not-found', words.photoNotFound);
    const bytes = await this.#photos.photo(name);
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return new StreamableFile(bytes, { type: `image/${name.format}`, length: bytes.length });
  }
}
