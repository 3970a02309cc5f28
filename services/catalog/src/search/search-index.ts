import { Injectable } from '@nestjs/common';
import { searchCap } from '@porchlight/contracts';
import { facetsOf } from './facets.ts';
import type { Search } from './search.ts';
import { SearchPool } from './search-pool.ts';
import { facetStatement, pageStatement, relaxStatement, type Statement } from './statements.ts';
import { StatementNames } from './statement-names.ts';

/** Homes of one page as ready cards, those that are featured first. */
export interface Page {
  /** The page that was found: the last one when a later one was asked for. */
  readonly page: number;
  /** Up to 2,400; `hasMore` says that there are more. */
  readonly total: number;
  readonly hasMore: boolean;
  /** JSON texts of cards in the order to show them. */
  readonly cards: readonly string[];
}
export interface Counts { readonly total: number; readonly facets: Record<string, Record<string, number>> }
export interface Relaxed { readonly remove: string; readonly count: number }

interface PageRow { readonly total: number; readonly part: number | null; readonly id: string; readonly card: string }

const hourMs = 3_600_000;
const relaxationsShown = 3;

/** The only door to search: pages, counts and what to relax. Reads public search documents, nothing else. */
@Injectable()
export class SearchIndex {
  readonly #pool: SearchPool;
  readonly #names = new StatementNames();
  constructor(pool: SearchPool) { this.#pool = pool; }

  async page(search: Search, now = Date.now()): Promise<Page> {
    const hour = Math.floor(now / hourMs);
    const rows = await this.#rows<PageRow>(pageStatement(search, hour));
    const found = Math.min(rows[0]?.total ?? 0, searchCap);
    const last = Math.max(1, Math.ceil(found / search.perPage));
    // decisions 5.7: beyond the last page comes the last page.
    if (search.page > last) return this.page({ ...search, page: last }, now);
    return { page: search.page, total: found, hasMore: (rows[0]?.total ?? 0) > searchCap, cards: cardsOf(rows) };
  }

  async count(search: Search): Promise<Counts> {
    const [row] = await this.#rows<{ total: number; counts: number[] }>(facetStatement(search));
    return { total: row?.total ?? 0, facets: facetsOf(row?.counts ?? []) };
  }

  /** For a search that finds nothing: the wishes whose removal brings the most homes. */
  async relaxed(search: Search): Promise<Relaxed[]> {
    const statement = relaxStatement(search);
    if (statement.keys.length === 0) return [];
    const [row] = await this.#rows<{ counts: number[] }>(statement);
    return statement.keys.map((remove, at) => ({ remove, count: row?.counts[at] ?? 0 })).filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count).slice(0, relaxationsShown);
  }

  #rows<T extends object>({ text, values }: Statement): Promise<T[]> { return this.#pool.rows<T>(this.#names.of(text), text, values); }
}

// A home that is shown as featured above the list is left out of it: each home once in an answer.
function cardsOf(rows: readonly PageRow[]): string[] {
  const above = new Set(rows.filter(({ part }) => part === 0).map(({ id }) => id));
  return rows.filter(({ part, id }) => part === 0 || (part === 1 && !above.has(id))).map(({ card }) => card);
}
