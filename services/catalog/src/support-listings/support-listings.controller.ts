import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import {
  listSupportListings,
  searchSupportListings,
  type SupportListings as SupportListingsPage,
  type SupportListingSearchResult,
} from '@porchlight/contracts/catalog';
import { Handle, Input } from '@porchlight/service-kit';
import { ListingSearch } from './listing-search.ts';
import { SupportListings } from './support-listings.ts';

/** Endpoints of the lists and the search of listings for support. */
@Controller()
export class SupportListingsController {
  constructor(
    private readonly listings: SupportListings,
    private readonly searches: ListingSearch,
  ) {}

  @Handle(listSupportListings)
  list(@Input() { query }: InputOf<typeof listSupportListings>): Promise<SupportListingsPage> {
    return this.listings.page(query);
  }

  @Handle(searchSupportListings)
  search(@Input() { query }: InputOf<typeof searchSupportListings>): Promise<SupportListingSearchResult> {
    return this.searches.find(query.search);
  }
}
