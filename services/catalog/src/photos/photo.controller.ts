import { Controller, Res, StreamableFile } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getPhoto } from '@porchlight/contracts/internal';
import { Handle, Input, Problem } from '@porchlight/service-kit';
import { parsePhotoName } from './photo-name.ts';
import { PhotoStore } from './photo-store.ts';
import { messages } from './messages.ts';

/** The part of the HTTP reply that the handler uses. */
interface Reply {
  header(name: string, value: string): unknown;
}

/** Serves rendered images. The image behind a name never changes, so responses are cacheable for a year. */
@Controller()
export class PhotoController {
  constructor(private readonly photos: PhotoStore) {}

  @Handle(getPhoto)
  async photo(
    @Input() { params }: InputOf<typeof getPhoto>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<StreamableFile> {
    const name = parsePhotoName(params.name);
    const bytes = name && (await this.photos.photo(name));
    if (!bytes) throw new Problem(404, 'photo-not-found', messages.photoNotFound);
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return new StreamableFile(bytes, { type: `image/${name.format}`, length: bytes.length });
  }
}
