import { Module } from '@nestjs/common';
import { LocationsModule } from '../locations/locations.module.ts';
import { NewListings } from './new-listings.ts';
import { ListingSearch } from './listing-search.ts';
import { MapIndex } from './map/map-index.ts';
import { KeywordMatches } from './keyword/keyword-matches.ts';
import { SearchController } from './search.controller.ts';
import { SearchIndex } from './search-index.ts';
import { SearchPool } from './search-pool.ts';

/** Search of listings. */
@Module({
  imports: [LocationsModule],
  controllers: [SearchController],
  providers: [NewListings, SearchPool, SearchIndex, MapIndex, KeywordMatches, ListingSearch],
  exports: [NewListings, SearchIndex, MapIndex, SearchPool],
})
export class SearchModule {}
