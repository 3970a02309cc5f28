import { Injectable } from '@nestjs/common';
import { searchCap } from '@porchlight/contracts';
import { LRUCache } from 'lru-cache';
import { facetsOf } from './facets.ts';
import { rareWordHomes } from './keyword-source.ts';
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
export interface Counts {
  readonly total: number;
  readonly facets: Record<string, Record<string, number>>;
}
export interface Relaxed {
  readonly remove: string;
  readonly count: number;
}

/** Of a word's probe: how many homes it found; null without one. */
interface Probed {
  readonly probed: number | null;
}
interface PageRow extends Probed {
  readonly total: number;
  readonly part: number | null;
  readonly id: string;
  readonly card: string;
}
interface CountRow extends Probed {
  readonly total: number;
  readonly counts: number[];
}

const hourMs = 3_600_000;
const relaxationsShown = 3;
const frequentForMs = 10 * 60_000;

/** The only door to search: pages, counts and what to relax. Reads public search documents, nothing else. */
@Injectable()
export class SearchIndex {
  readonly #pool: SearchPool;
  readonly #names = new StatementNames();
  readonly #frequentWords = new LRUCache<string, true>({ max: 1_000, ttl: frequentForMs });
  constructor(pool: SearchPool) {
    this.#pool = pool;
  }

  async page(search: Search, now = Date.now()): Promise<Page> {
    const hour = Math.floor(now / hourMs);
    const rows = await this.#rows<PageRow>(search, (asked) => pageStatement(asked, hour));
    const found = Math.min(rows[0]?.total ?? 0, searchCap);
    const last = Math.max(1, Math.ceil(found / search.perPage));
    // decisions 5.7: beyond the last page comes the last page.
    if (search.page > last) return this.page({ ...search, page: last }, now);
    return { page: search.page, total: found, hasMore: (rows[0]?.total ?? 0) > searchCap, cards: cardsOf(rows) };
  }

  async count(search: Search): Promise<Counts> {
    const [row] = await this.#rows<CountRow>(search, facetStatement);
    return { total: row?.total ?? 0, facets: facetsOf(row?.counts ?? []) };
  }

  /** For a search that finds nothing: the wishes whose removal brings the most homes. */
  async relaxed(search: Search): Promise<Relaxed[]> {
    const { keys } = relaxStatement(search);
    if (keys.length === 0) return [];
    const [row] = await this.#rows<Omit<CountRow, 'total'>>(search, relaxStatement);
    return keys
      .map((remove, at) => ({ remove, count: row?.counts[at] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, relaxationsShown);
  }

  // A word that turns out to be frequent is asked for the other way, and remembered.
  async #rows<T extends Probed>(search: Search, statementOf: (search: Search) => Statement): Promise<T[]> {
    const { keyword } = search.filters;
    const isKnown = keyword !== undefined && this.#frequentWords.has(keyword);
    const rows = await this.#run<T>(statementOf(isKnown ? { ...search, hasFrequentWord: true } : search));
    if (keyword === undefined || (rows[0]?.probed ?? 0) <= rareWordHomes) return rows;
    this.#frequentWords.set(keyword, true);
    return this.#run<T>(statementOf({ ...search, hasFrequentWord: true }));
  }

  #run<T extends object>({ text, values }: Statement): Promise<T[]> {
    return this.#pool.rows<T>(this.#names.of(text), text, values);
  }
}

// A home that is shown as featured above the list is left out of it: each home once in an answer.
function cardsOf(rows: readonly PageRow[]): string[] {
  const above = new Set(rows.filter(({ part }) => part === 0).map(({ id }) => id));
  return rows.filter(({ part, id }) => part === 0 || (part === 1 && !above.has(id))).map(({ card }) => card);
}
