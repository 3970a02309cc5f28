import { Module } from '@nestjs/common';
import { PlacesModule } from '../places/places.module.ts';
import { SearchModule } from '../search/search.module.ts';
import { MapController } from './map.controller.ts';
import { MapMarkers } from './map-markers.ts';
import { MarkedHomes } from './marked-homes.ts';

/** The map: what is where, as markers. */
@Module({
  imports: [PlacesModule, SearchModule],
  controllers: [MapController],
  providers: [MapMarkers, MarkedHomes],
  exports: [MarkedHomes],
})
export class MapModule {}
