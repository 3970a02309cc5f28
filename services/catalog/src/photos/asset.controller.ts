import { Controller, Res, StreamableFile } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getListingPhoto } from '@porchlight/contracts/internal';
import { Handle, Input, Problem } from '@porchlight/service-kit';
import { messages } from './messages.ts';
import { AssetFiles, parseAssetName } from './asset-files.ts';

/** The part of the HTTP reply that the handler uses. */
interface Reply {
  header(name: string, value: string): unknown;
}

/** Serves uploaded photos. The image behind a name never changes, so responses are cacheable for a year. */
@Controller()
export class AssetController {
  constructor(private readonly assets: AssetFiles) {}

  @Handle(getListingPhoto)
  async photo(
    @Input() { params }: InputOf<typeof getListingPhoto>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<StreamableFile> {
    const name = parseAssetName(params.name);
    const file = name && (await this.assets.open(name));
    if (!file) throw new Problem(404, 'photo-not-found', messages.photoNotFound);
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return new StreamableFile(file.stream, { type: `image/${name.version.format}`, length: file.size });
  }
}
