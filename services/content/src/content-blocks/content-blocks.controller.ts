import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getContentBlocks, type ContentBlocksResponse } from '@porchlight/contracts/content';
import { Handle, Input } from '@porchlight/service-kit';
import { ContentVersionService } from '../content-version/content-version.service.ts';
import { ContentBlocksService } from './content-blocks.service.ts';

/** Texts and facts by key. */
@Controller()
export class ContentBlocksController {
  constructor(
    private readonly blocks: ContentBlocksService,
    private readonly version: ContentVersionService,
  ) {}

  @Handle(getContentBlocks)
  async list(@Input() { query }: InputOf<typeof getContentBlocks>): Promise<ContentBlocksResponse> {
    // Read before the blocks: an edit in between causes one extra fetch and never a stale copy.
    const version = await this.version.now();
    return { contentBlocks: await this.blocks.list(query.keys, query.lang ?? 'en-CA'), version };
  }
}
