import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { Spots } from './completion/spots.ts';
import { LocationsController } from './locations.controller.ts';
import { Market } from './market.ts';
import { NothingKeptWhileFilling } from './nothing-kept-while-filling.ts';
import { PlaceCounts } from './place-counts.ts';
import { Places } from './places.ts';

/** Provinces, metro areas and cities: finding, completing and counting them. */
@Module({
  controllers: [LocationsController],
  providers: [Places, Spots, PlaceCounts, Market, { provide: APP_INTERCEPTOR, useClass: NothingKeptWhileFilling }],
  exports: [Places, PlaceCounts, Market],
})
export class PlacesModule {}
