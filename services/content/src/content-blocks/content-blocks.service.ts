import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { ContentBlock } from '@porchlight/contracts/content';
import { SqlPool } from '@porchlight/service-kit';
import { resolvedLanguage, textIn, type Translated } from '../translated.ts';

interface ValueRow {
  blockKey: string;
  key: string;
  content: Translated;
}

/** Lists public blocks, all or by key; unknown keys are omitted. */
@Injectable()
export class ContentBlocksService {
  constructor(private readonly pool: SqlPool) {}

  async list(keys: readonly string[] | undefined, language: Language): Promise<ContentBlock[]> {
    const rows = await this.pool.rows<ValueRow>(
      'content_blocks',
      `
      select block_key as "blockKey", key, content from published_content_value
      where $1::text[] is null or block_key = any($1) order by block_key, position`,
      [keys ?? null],
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
}
