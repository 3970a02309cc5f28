import { Injectable } from '@nestjs/common';
import { splitLanguage, type Language } from '@porchlight/contracts';
import type { PageResponse } from '@porchlight/contracts/content';
import { notFound, SqlPool } from '@porchlight/service-kit';
import { SiteFactsService } from '../site-settings/site-facts.service.ts';
import { presentPage, type PageBlockRow, type PageRow } from './page.presenter.ts';
import { messages } from './messages.ts';

// Follows redirects from an address without cycles. The nearest page wins, above all one at the address itself; without
// a page the last redirect target is returned.
const followRedirectsSql = `
  with recursive way (address, trail) as (
    select '/' || $1, array['/' || $1]
    union all select to_address, trail || to_address
    from way join redirect on from_address = address and deleted_at is null
    where to_address <> all (trail) and cardinality(trail) < 6)
  select address, id, slug, page_type as "pageType", template, title, description, body, updated_at as "updatedAt",
    is_indexed as "isIndexed", search_title as "searchTitle"
  from way left join published_page on '/' || slug = address
  where slug is not null or cardinality(trail) > 1 and not exists (
      select from redirect where from_address = address and deleted_at is null)
  order by slug is null, cardinality(trail) limit 1`;

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

  async byAddress(address: string, language: Language): Promise<PageResponse> {
    const row = await this.pool.row<PageRow | { address: string; slug: null }>('page_by_address', followRedirectsSql, [
      toPath(address),
    ]);
    if (!row) throw notFound(messages.pageNotFound, 'page-not-found');
    if (row.slug === null) return { movedTo: row.address };
    const [blocks, facts] = await Promise.all([this.#blocksOf(row.id), this.facts.all()]);
    return { page: presentPage(row, blocks, { language, facts }) };
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
