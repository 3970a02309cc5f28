import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { searchListings, searchListingsAt, type ScopedListingsQuery } from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, type ReadyJson } from '@porchlight/service-kit';
import type { PlaceIndex } from '../places/place-index.ts';
import { placeNotFound } from '../places/place-not-found.ts';
import type { Place } from '../places/place.ts';
import { Places } from '../places/places.ts';
import { ListingSearch } from './listing-search.ts';

/** Homes by place and filters. */
@Controller()
export class SearchController {
  readonly #search: ListingSearch;
  readonly #places: Places;
  constructor(search: ListingSearch, places: Places) {
    this.#search = search;
    this.#places = places;
  }

  @Handle(searchListings)
  byIds(@Input() { query }: InputOf<typeof searchListings>, @CallerOf() caller: Caller): Promise<ReadyJson> {
    return this.#search.answer(query, scopeOf(this.#places.index, query), caller);
  }

  @Handle(searchListingsAt)
  async bySlugs(
    @Input() { params, query }: InputOf<typeof searchListingsAt>,
    @CallerOf() caller: Caller,
  ): Promise<ReadyJson> {
    const { index } = this.#places;
    const place = index.at(params.a, params.b);
    if (!place) throw placeNotFound(index, params.a, params.b, query.lang);
    return this.#search.answer(query, place, caller);
  }
}

/** decisions 5.26: of two scopes the city counts, then the metro area, then the province; an id that is no place is none. */
function scopeOf(index: PlaceIndex, { cityId, metroAreaId, provinceId }: ScopedListingsQuery): Place | undefined {
  return (
    (cityId === undefined ? undefined : index.byId('city', cityId)) ??
    (metroAreaId === undefined ? undefined : index.byId('metro', metroAreaId)) ??
    (provinceId === undefined ? undefined : index.byId('province', provinceId))
  );
}
