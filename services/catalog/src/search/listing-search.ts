import { Injectable } from '@nestjs/common';
import type { Caller } from '@porchlight/contracts';
import { canonicalQuery, type ListingsQuery } from '@porchlight/contracts/catalog';
import { Market } from '../places/market.ts';
import type { Place } from '../places/place.ts';
import { AnswerCache } from './answer-cache.ts';
import { countText, pageText } from './answer.ts';
import { Matches } from './matches.ts';
import { SearchIndex } from './search-index.ts';
import { searchOf, type Search } from './search.ts';

const pageKeptMs = 1_000;
const countsKeptMs = 30_000;

/** Searches as they come over the wire: a moment's memory for guests, the index behind it. */
@Injectable()
export class ListingSearch {
  readonly #index: SearchIndex;
  readonly #matches: Matches;
  readonly #market: Market;
  readonly #cache = new AnswerCache();
  constructor(index: SearchIndex, matches: Matches, market: Market) { this.#index = index; this.#matches = matches; this.#market = market; }

  /** The answer as JSON text. */
  async answer(query: ListingsQuery, scope: Place | undefined, caller: Caller): Promise<string> {
    const make = () => (query.count === true ? this.#counts(query, scope) : this.#page(query, scope));
    if (caller.userId !== undefined) return make();
    const keepMs = this.#market.isWhole ? (query.count === true ? countsKeptMs : pageKeptMs) : 0;
    return this.#cache.get(keyOf(query, scope), keepMs, make);
  }

  async #page(query: ListingsQuery, scope: Place | undefined): Promise<string> {
    const search = searchOf(query, scope);
    const found = await this.#index.page(search);
    const relaxed = found.total === 0 ? await this.#index.relaxed(search) : [];
    return pageText(search, found, { relaxed, matches: await this.#matches.of(found.cards, search.filters.keyword) }, query.lang);
  }

  async #counts(query: ListingsQuery, scope: Place | undefined): Promise<string> { return countText(await this.#index.count(searchOf(query, scope))); }
}

/** One text for all searches that have one answer. */
function keyOf(query: ListingsQuery, scope: Place | undefined): string {
  const { box, page, perPage }: Search = searchOf(query, scope);
  const bounds = box && [box.north, box.east, box.south, box.west].join(',');
  const { bounds: _bounds, ...others } = query;
  return [scope ? `${scope.kind}/${scope.id}` : '', query.count === true, perPage, query.lang, canonicalQuery({ ...others, ...(bounds ? { bounds } : {}) }, page), query.bounds !== undefined && !box].join('|');
}
