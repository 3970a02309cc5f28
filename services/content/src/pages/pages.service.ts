import { Injectable } from '@nestjs/common';
import { splitLanguage, type Language } from '@porchlight/contracts';
import type { ContentPage, PageResponse } from '@porchlight/contracts/content';
import { notFound, SqlPool } from '@porchlight/service-kit';
import { SiteFactsService } from '../site-settings/site-facts.service.ts';
import { presentPage, type PageBlockRow, type PageRow } from './page.presenter.ts';
import { messages } from './messages.ts';
import type { Page } from './page.entity.ts';

// Follows redirects from an address without cycles. The nearest page wins, above all one at the address itself; without
// a page the last redirect target is returned.
const followRedirectsSql = `
  with recursive way (address, trail) as (
    select '/' || $1, array['/' || $1]
    union all select to_address, trail || to_address
    from way join redirect on from_address = address and deleted_at is null
    where to_address <> all (trail) and cardinality(trail) < 6)
  select address, id, slug, page_type as "pageType", template, title, description, body, updated_at as "updatedAt",
    is_indexed as "isIndexed", search_title as "searchTitle", permission
  from way left join published_page on '/' || slug = address
  where slug is not null or cardinality(trail) > 1 and not exists (
      select from redirect where from_address = address and deleted_at is null)
  order by slug is null, cardinality(trail) limit 1`;

// The blocks of a page that is not saved, as published_page_block has those of a saved one.
const blocksOfTypeSql = `
  select block.key, block.kind, value.key as "valueKey", value.content
  from unnest($1::text[]) with ordinality as placed (block_key, position)
    join content_block block on block.key = placed.block_key and block.kind = any($2)
    join published_content_value value on value.block_key = block.key
  order by placed.position, value.position, value.key`;
interface PublishedRow extends PageRow {
  /** Only users with it read the page, if there is one. */
  readonly permission: string | null;
}
interface TypeRow {
  readonly key: string;
  readonly template: PageRow['template'];
  readonly blocks: readonly string[];
  readonly isIndexed: boolean;
}
// The type of a draft ($1), which may be any text, or the saved one.
const typeSql = `
  select key, template, blocks, is_indexed as "isIndexed" from page_type
  where id::text = $1 and deleted_at is null or id = $2 order by id::text = $1 desc limit 1`;

/**
 * Returns the published page at an address. A moved page is returned with its new slug, or `movedTo` when the target is
 * not a page.
 */
@Injectable()
export class PagesService {
  constructor(
    private readonly pool: SqlPool,
    private readonly facts: SiteFactsService,
  ) {}

  /** `permissions` are those of the reader that owners made. */
  async byAddress(address: string, language: Language, permissions: readonly string[] = []): Promise<PageResponse> {
    const row = await this.pool.row<PublishedRow | { address: string; slug: null }>(
      'page_by_address',
      followRedirectsSql,
      [toPath(address)],
    );
    if (!row) throw notFound(messages.pageNotFound, 'page-not-found');
    if (row.slug === null) return { movedTo: row.address };
    // @mutation page-guard
    if (row.permission !== null && !permissions.includes(row.permission)) return { isGuarded: true };
    const [blocks, facts] = await Promise.all([this.#blocksOf(row.id), this.facts.all()]);
    return { page: presentPage(row, blocks, { language, facts }) };
  }

  /** Returns a page that is not public as visitors would see it, with its type, or a former one that still exists. */
  async preview(page: Page, savedType: string, language: Language): Promise<ContentPage> {
    const type = await this.pool.row<TypeRow>('page_preview_type', typeSql, [page.pageType, savedType]);
    if (!type) throw new Error(`page ${page.id} has no type`);
    const [blocks, facts] = await Promise.all([
      this.pool.rows<PageBlockRow>('page_preview_blocks', blocksOfTypeSql, [page.blocks, type.blocks]),
      this.facts.all(),
    ]);
    const { headline: title, searchDescription: description } = page;
    const isIndexed = page.isIndexed && type.isIndexed;
    const row = { ...page, title, description, pageType: type.key, template: type.template, isIndexed };
    return presentPage(row, blocks, { language, facts });
  }

  #blocksOf(pageId: string): Promise<PageBlockRow[]> {
    return this.pool.rows<PageBlockRow>(
      'page_blocks',
      `
      select key, kind, value_key as "valueKey", content from published_page_block where page_id = $1
      order by position, value_position, value_key`,
      [pageId],
    );
  }
}

/** Returns the path without language prefix, query, hash and outer slashes. */
const toPath = (address: string) => splitLanguage(`/${trimSlashes(address.replace(/[?#].*$/s, ''))}`).path.slice(1);
const trimSlashes = (path: string) => path.replace(/^\/+|\/+$/g, '');
