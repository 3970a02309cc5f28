import { Injectable } from '@nestjs/common';
import type { Caller, Language } from '@porchlight/contracts';
import { canonicalQuery, type ListingsQuery } from '@porchlight/contracts/catalog';
import { ReadyJson } from '@porchlight/service-kit';
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
  constructor(index: SearchIndex, matches: Matches, market: Market) {
    this.#index = index;
    this.#matches = matches;
    this.#market = market;
  }

  /** The answer as JSON text, for guests the one of a moment ago. */
  async answer(query: ListingsQuery, scope: Place | undefined, caller: Caller): Promise<ReadyJson> {
    const search = searchOf(query, scope);
    const make = () => (query.count === true ? this.#counts(search) : this.#page(search, query.lang));
    if (caller.userId !== undefined) return new ReadyJson(await make());
    const keepMs = this.#market.isWhole ? (query.count === true ? countsKeptMs : pageKeptMs) : 0;
    return this.#cache.get(query.count === true ? keyOfCounts(search) : keyOfPage(search, query.lang), keepMs, make);
  }

  async #page(search: Search, language: Language | undefined): Promise<string> {
    const found = await this.#index.page(search);
    const relaxed = found.total === 0 ? await this.#index.relaxed(search) : [];
    return pageText(
      search,
      found,
      { relaxed, matches: await this.#matches.of(found.cards, search.filters.keyword) },
      language,
    );
  }

  async #counts(search: Search): Promise<string> {
    return countText(await this.#index.count(search));
  }
}

const regionOf = ({ box, lasso }: Search): unknown => [box, lasso?.corners];
const placeOf = ({ scope }: Search): string => (scope ? `${scope.kind}/${scope.id}` : '');

/** One text for all searches whose counts are the same: order, page and language change nothing. */
const keyOfCounts = (search: Search): string =>
  JSON.stringify(['counts', placeOf(search), canonicalQuery(search.filters), regionOf(search)]);
/** One text for all searches that have one page. */
const keyOfPage = (search: Search, language: Language | undefined): string =>
  JSON.stringify([
    placeOf(search),
    canonicalQuery({ ...search.filters, sort: search.sort }, search.page),
    search.perPage,
    regionOf(search),
    search.isClipped,
    language,
  ]);
