import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { ContentBlock } from '@porchlight/contracts/content';
import { SqlPool } from '@porchlight/service-kit';
import { ProjectModulesService } from '../project-modules/project-modules.service.ts';
import { resolvedLanguage, textIn, type Translated } from '../translated.ts';

interface ValueRow {
  blockKey: string;
  key: string;
  content: Translated;
}

/** Settings of the module `newcomers`, and the blocks that they show. */
const blocksOfSettings = { showGoodToKnow: 'rental-rules.%', showUsualCosts: 'usual-costs.%' };

/** Lists public blocks, all or by key; unknown keys, and blocks of guarded pages, are omitted. */
@Injectable()
export class ContentBlocksService {
  constructor(
    private readonly pool: SqlPool,
    private readonly modules: ProjectModulesService,
  ) {}

  async list(keys: readonly string[] | undefined, language: Language): Promise<ContentBlock[]> {
    const hidden = await this.#hiddenBlocks();
    const rows = await this.pool.rows<ValueRow>(
      'content_blocks',
      `
      select block_key as "blockKey", key, content from published_content_value
      where ($1::text[] is null or block_key = any($1)) and not block_key like any($2::text[])
        and block_key not in (
          select unnest(blocks) from page where permission is not null
          except select unnest(blocks) from page join published_page using (id) where page.permission is null)
      order by block_key, position`,
      [keys ?? null, hidden],
    );
    const blocks = new Map<string, ContentBlock>();
    for (const { blockKey, key, content } of rows) {
      const block = blocks.get(blockKey) ?? { contentKey: blockKey, contents: [] };
      block.contents.push({
        contentKey: key,
        content: textIn(content, language),
        lang: resolvedLanguage(content, language),
      });
      blocks.set(blockKey, block);
    }
    return [...blocks.values()];
  }

  /** Returns the patterns of blocks that the module `newcomers` turns off. */
  async #hiddenBlocks(): Promise<string[]> {
    const newcomers = (await this.modules.enabled()).get('newcomers');
    return Object.entries(blocksOfSettings).flatMap(([key, blocks]) =>
      newcomers?.get(key) === 'true' ? [] : [blocks],
    );
  }
}
