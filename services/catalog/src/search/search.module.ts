import { Module } from '@nestjs/common';
import { PlacesModule } from '../places/places.module.ts';
import { FreshHomes } from './fresh-homes.ts';
import { ListingSearch } from './listing-search.ts';
import { MapIndex } from './map-index.ts';
import { Matches } from './matches.ts';
import { SearchController } from './search.controller.ts';
import { SearchIndex } from './search-index.ts';
import { SearchPool } from './search-pool.ts';

/** Finding homes. */
@Module({
  imports: [PlacesModule],
  controllers: [SearchController],
  providers: [FreshHomes, SearchPool, SearchIndex, MapIndex, Matches, ListingSearch],
  exports: [FreshHomes, SearchIndex, MapIndex, SearchPool],
})
export class SearchModule {}
