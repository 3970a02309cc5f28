import { Module } from '@nestjs/common';
import { LocationsModule } from '../locations/locations.module.ts';
import { SearchModule } from '../search/search.module.ts';
import { MapController } from './map.controller.ts';
import { MapMarkers } from './map-markers.ts';
import { ListingMarkers } from './listing-markers.ts';

/** The map: listings as markers. */
@Module({
  imports: [LocationsModule, SearchModule],
  controllers: [MapController],
  providers: [MapMarkers, ListingMarkers],
  exports: [ListingMarkers],
})
export class MapModule {}
