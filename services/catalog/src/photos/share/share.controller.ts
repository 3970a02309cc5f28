import { Controller, Res, StreamableFile } from '@nestjs/common';
import { parseSharePictureName, type InputOf } from '@porchlight/contracts';
import { getSharePicture } from '@porchlight/contracts/internal';
import { Handle, Input, notFound } from '@porchlight/service-kit';
import { messages } from '../messages.ts';
import { ShareFactsReader } from './share-facts.ts';
import { SharePictures } from './share-pictures.ts';

/** The part of the HTTP reply that the handler uses. */
interface Reply {
  header(name: string, value: string): unknown;
}

/** Serves images of shared links. Their content may change, so responses are cacheable for one day. */
@Controller()
export class ShareController {
  constructor(
    private readonly read: ShareFactsReader,
    private readonly pictures: SharePictures,
  ) {}

  @Handle(getSharePicture)
  async picture(
    @Input() { params }: InputOf<typeof getSharePicture>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<StreamableFile> {
    const requested = parseSharePictureName(params.name);
    if (!requested) throw notFound(messages.photoNotFound, 'photo-not-found');
    const bytes = await this.pictures.picture(await this.read.read(requested));
    reply.header('cache-control', 'public, max-age=86400');
    return new StreamableFile(bytes, { type: 'image/jpeg', length: bytes.length });
  }
}
