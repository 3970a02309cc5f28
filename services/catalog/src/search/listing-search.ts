import { Injectable } from '@nestjs/common';
import type { Caller, Language } from '@porchlight/contracts';
import { canonicalQuery, type ListingsQuery } from '@porchlight/contracts/catalog';
import { SerializedJson } from '@porchlight/service-kit';
import { LocationCache } from '../locations/location-cache.ts';
import { MarketState } from '../locations/market-state.ts';
import type { Location } from '../locations/location.ts';
import { ResponseCache } from './response/response-cache.ts';
import { countsJson, pageJson } from './response/response-json.ts';
import { KeywordMatches } from './keyword/keyword-matches.ts';
import { SearchIndex } from './search-index.ts';
import { searchOf, type Search } from './search.ts';

const pageTtlMs = 1_000;
const countsTtlMs = 30_000;

/** Search with response caching for guests. */
@Injectable()
export class ListingSearch {
  readonly #cache = new ResponseCache();
  constructor(
    private readonly index: SearchIndex,
    private readonly matches: KeywordMatches,
    private readonly marketState: MarketState,
    private readonly locations: LocationCache,
  ) {}

  /** Returns the response as JSON text; guests may get a cached one. */
  async respond(query: ListingsQuery, scope: Location | undefined, caller: Caller): Promise<SerializedJson> {
    const search = searchOf(query, scope, this.locations.index.homes);
    const make = () => (query.count === true ? this.#counts(search) : this.#page(search, query.lang));
    if (caller.userId !== undefined) return new SerializedJson(await make());
    const ttlMs = this.marketState.isComplete ? (query.count === true ? countsTtlMs : pageTtlMs) : 0;
    return this.#cache.get(query.count === true ? countsKey(search) : pageKey(search, query.lang), ttlMs, make);
  }

  async #page(search: Search, language: Language | undefined): Promise<string> {
    const found = await this.index.page(search);
    const relaxed = found.total === 0 ? await this.index.relaxed(search) : [];
    return pageJson(
      search,
      found,
      { relaxed, matches: await this.matches.of(found.cards, search.filters.keyword) },
      language,
    );
  }

  async #counts(search: Search): Promise<string> {
    return countsJson(await this.index.count(search));
  }
}

const regionOf = ({ box, lasso }: Search): unknown => [box, lasso?.corners];
const scopeKey = ({ scope }: Search): string => (scope ? `${scope.kind}/${scope.id}` : '');

/** Returns the cache key of counts: order, page and language do not affect them. */
const countsKey = (search: Search): string =>
  JSON.stringify(['counts', scopeKey(search), canonicalQuery(search.filters), regionOf(search)]);
/** Returns the cache key of a page. */
const pageKey = (search: Search, language: Language | undefined): string =>
  JSON.stringify([
    scopeKey(search),
    canonicalQuery({ ...search.filters, sort: search.sort }, search.page),
    search.perPage,
    regionOf(search),
    search.isClipped,
    language,
  ]);
