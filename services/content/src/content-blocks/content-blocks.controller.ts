import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getContentBlocks, type ContentBlocksAnswer } from '@porchlight/contracts/content';
import { Handle, Input } from '@porchlight/service-kit';
import { ContentVersionService } from '../content-version/content-version.service.ts';
import { ContentBlocksService } from './content-blocks.service.ts';

/** Words and facts by key. */
@Controller()
export class ContentBlocksController {
  constructor(
    private readonly blocks: ContentBlocksService,
    private readonly version: ContentVersionService,
  ) {}

  @Handle(getContentBlocks)
  async list(@Input() { query }: InputOf<typeof getContentBlocks>): Promise<ContentBlocksAnswer> {
    // The version first: blocks that change in between are then fetched again too early, never too late.
    const version = await this.version.now();
    return { contentBlocks: await this.blocks.of(query.keys, query.lang ?? 'en-CA'), version };
  }
}
