import { Controller } from '@nestjs/common';
import {
  listPlaceableBlocks,
  pageBlockKinds,
  type PlaceableBlock,
  type PlaceableBlocksResponse,
} from '@porchlight/contracts/content';
import { Handle, SqlPool } from '@porchlight/service-kit';

/** Blocks that staff can place on pages. */
@Controller()
export class PageBlocksController {
  constructor(private readonly pool: SqlPool) {}

  @Handle(listPlaceableBlocks)
  async list(): Promise<PlaceableBlocksResponse> {
    const rows = await this.pool.rows<PlaceableBlock>(
      'placeable_blocks',
      `
      select block.key, kind, title.content as title, shown.block_key is not null as "isPublic"
      from content_block block
        left join content_value title on title.block_key = block.key and title.key = 'title'
        left join (select distinct block_key from published_content_value) shown on shown.block_key = block.key
      where kind = any($1) order by block.key limit 500`,
      [pageBlockKinds],
    );
    return { blocks: rows.map(({ title, ...block }) => ({ ...block, ...(title ? { title } : {}) })) };
  }
}
