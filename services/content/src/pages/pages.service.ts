import { Injectable } from '@nestjs/common';
import { splitLanguage, type Language } from '@porchlight/contracts';
import type { PageAnswer } from '@porchlight/contracts/content';
import { notFound, SqlPool } from '@porchlight/service-kit';
import { SiteFactsService } from '../site-settings/site-facts.service.ts';
import { presentPage, type PageBlockRow, type PageRow } from './page.presenter.ts';

const pageNotFound = { en: 'We could not find this page.', fr: 'Nous n’avons pas trouvé cette page.' };

// From an address along its redirects, never in a circle; the nearest page wins, a page of its own above all. Without a page
// the end of the way counts, if it moved at all.
const alongTheWay = `
  with recursive way (address, trail) as (
    select '/' || $1, array['/' || $1]
    union all select to_address, trail || to_address from way join redirect on from_address = address where to_address <> all (trail) and cardinality(trail) < 6)
  select address, id, slug, page_type as "pageType", template, title, description, body, updated_at as "updatedAt"
  from way left join published_page on '/' || slug = address
  where slug is not null or cardinality(trail) > 1 and not exists (select from redirect where from_address = address)
  order by slug is null, cardinality(trail) limit 1`;

/** The published page at an address. An address that moved gives the page it moved to, whose slug differs then, or where else to look. */
@Injectable()
export class PagesService {
  constructor(
    private readonly pool: SqlPool,
    private readonly facts: SiteFactsService,
  ) {}

  async at(address: string, language: Language): Promise<PageAnswer> {
    const row = await this.pool.row<PageRow | { address: string; slug: null }>('page_by_address', alongTheWay, [
      bare(address),
    ]);
    if (!row) throw notFound(pageNotFound, 'page-not-found');
    if (row.slug === null) return { movedTo: row.address };
    const [blocks, facts] = await Promise.all([this.#blocksOf(row.id), this.facts.all()]);
    return { page: presentPage(row, blocks, { language, facts }) };
  }

  #blocksOf(pageId: string): Promise<PageBlockRow[]> {
    return this.pool.rows<PageBlockRow>(
      'page_blocks',
      `
      select key, kind, value_key as "valueKey", content from published_page_block where page_id = $1 order by position, value_position, value_key`,
      [pageId],
    );
  }
}

/** The path alone: no language prefix, query, hash, first or last slash. */
const bare = (address: string) => splitLanguage(`/${trimmed(address.replace(/[?#].*$/s, ''))}`).path.slice(1);
const trimmed = (path: string) => path.replace(/^\/+|\/+$/g, '');
