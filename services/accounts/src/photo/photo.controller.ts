import { Controller, Res, type StreamableFile } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { removePhoto, setPhoto, type MyUser } from '@porchlight/contracts/accounts';
import { getPersonPhoto } from '@porchlight/contracts/internal';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { imageOf, type ImageReply } from './image-response.ts';
import { PhotosService } from './photos.service.ts';

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
    @Res({ passthrough: true }) reply: ImageReply,
  ): Promise<StreamableFile> {
    return imageOf(await this.photos.file(params.id), reply);
  }
}
