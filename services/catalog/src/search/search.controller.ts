import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { searchListings, searchListingsAt } from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, type SerializedJson } from '@porchlight/service-kit';
import { locationNotFound } from '../locations/location-not-found.ts';
import { LocationCache } from '../locations/location-cache.ts';
import { ListingSearch } from './listing-search.ts';

/** Serves searches by location and filters. */
@Controller()
export class SearchController {
  constructor(
    private readonly search: ListingSearch,
    private readonly locations: LocationCache,
  ) {}

  @Handle(searchListings)
  byIds(@Input() { query }: InputOf<typeof searchListings>, @CallerOf() caller: Caller): Promise<SerializedJson> {
    return this.search.respond(query, this.locations.index.scopeOf(query), caller);
  }

  @Handle(searchListingsAt)
  async bySlugs(
    @Input() { params, query }: InputOf<typeof searchListingsAt>,
    @CallerOf() caller: Caller,
  ): Promise<SerializedJson> {
    const { index } = this.locations;
    const location = index.at(params.a, params.b);
    if (!location) throw locationNotFound(index, params.a, params.b, query.lang);
    return this.search.respond(query, location, caller);
  }
}
