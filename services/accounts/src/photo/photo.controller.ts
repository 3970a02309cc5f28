import { Controller, Res, StreamableFile } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { removePhoto, setPhoto, type MyUser } from '@porchlight/contracts/accounts';
import { getPersonPhoto } from '@porchlight/contracts/internal';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { PhotosService } from './photos.service.ts';

/** The part of the Fastify reply that is used here. */
interface Reply {
  header(name: string, value: string): unknown;
}

/** Photo of an account: upload, removal and download. */
@Controller()
export class PhotoController {
  constructor(private readonly photos: PhotosService) {}

  @Handle(setPhoto)
  async set(
    @Input() { body }: InputOf<typeof setPhoto>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<MyUser> {
    return { user: await this.photos.put(caller, Buffer.from(body.photo, 'base64'), client) };
  }

  @Handle(removePhoto)
  async remove(
    @Input() _: InputOf<typeof removePhoto>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<MyUser> {
    return { user: await this.photos.remove(caller, client) };
  }

  @Handle(getPersonPhoto)
  async photo(
    @Input() { params }: InputOf<typeof getPersonPhoto>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<StreamableFile> {
    const file = await this.photos.file(params.id);
    // The URL of a photo is immutable, so browsers cache it. Shared caches must not, so that a removed photo
    // disappears.
    reply.header('cache-control', 'private, max-age=31536000, immutable');
    return new StreamableFile(file, { type: 'image/webp', length: file.length });
  }
}
