import { Controller, Req, Res, StreamableFile } from '@nestjs/common';
import { maxPhotoBytes, type Caller, type InputOf } from '@porchlight/contracts';
import { uploadContentPicture, type ContentPictureResponse } from '@porchlight/contracts/content';
import { getContentPicture } from '@porchlight/contracts/internal';
import { CallerOf, Handle, Input, Problem, readUpload, requireUser } from '@porchlight/service-kit';
import { messages } from './messages.ts';
import { PicturesService } from './pictures.service.ts';

/** The parts of the request and of the reply that the handlers use. */
interface Upload {
  readonly body: unknown;
}
interface Reply {
  header(name: string, value: string): unknown;
}

const tooLarge = () => new Problem(413, 'upload-too-large', messages.tooLarge);

/** Receives and serves pictures of content. The image behind a name never changes, so it is cacheable for a year. */
@Controller()
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @Handle(uploadContentPicture)
  async upload(
    @Input() _: InputOf<typeof uploadContentPicture>,
    @CallerOf() caller: Caller,
    @Req() { body }: Upload,
  ): Promise<ContentPictureResponse> {
    const file = await readUpload(body, maxPhotoBytes, tooLarge);
    return { picture: await this.pictures.add(file, requireUser(caller)) };
  }

  @Handle(getContentPicture)
  async picture(
    @Input() { params }: InputOf<typeof getContentPicture>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<StreamableFile> {
    const file = await this.pictures.file(params.name);
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return new StreamableFile(file, { type: 'image/webp', length: file.length });
  }
}
