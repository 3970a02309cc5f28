import { Controller, Res, StreamableFile } from '@nestjs/common';
import { readSharePictureName, type InputOf } from '@porchlight/contracts';
import { getSharePicture } from '@porchlight/contracts/internal';
import { Handle, Input, notFound } from '@porchlight/service-kit';
import { words } from '../words.ts';
import { ShareFactsOf } from './share-facts.ts';
import { SharePictures } from './share-pictures.ts';

/** What the answer needs of the reply: one header. */
interface Reply {
  header(name: string, value: string): unknown;
}

/** Serves the pictures that go with shared links; what is on them may change, so they are kept for a day. */
@Controller()
export class ShareController {
  readonly #facts: ShareFactsOf;
  readonly #pictures: SharePictures;
  constructor(facts: ShareFactsOf, pictures: SharePictures) {
    this.#facts = facts;
    this.#pictures = pictures;
  }

  @Handle(getSharePicture)
  async picture(
    @Input() { params }: InputOf<typeof getSharePicture>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<StreamableFile> {
    const asked = readSharePictureName(params.name);
    if (!asked) throw notFound(words.photoNotFound, 'photo-not-found');
    const bytes = await this.#pictures.picture(await this.#facts.facts(asked));
    reply.header('cache-control', 'public, max-age=86400');
    return new StreamableFile(bytes, { type: 'image/jpeg', length: bytes.length });
  }
}
