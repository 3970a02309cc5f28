import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { provinceResource } from '@porchlight/contracts/catalog';
import { resourceModule } from '@porchlight/service-kit';
import { SiteModulesModule } from '../site-modules/site-modules.module.ts';
import { SearchAreaStore } from './autocomplete/search-area-store.ts';
import { LocationsController } from './locations.controller.ts';
import { MarketState } from './market-state.ts';
import { NoStoreWhileSeeding } from './no-store-while-seeding.ts';
import { LocationCounts } from './location-counts.ts';
import { LocationReload } from './location-reload.ts';
import { Province } from './province.entity.ts';
import { ProvinceRules } from './province-rules.ts';
import { LocationCache } from './location-cache.ts';

/** Provinces, metro areas and cities: lookup, autocompletion and listing counts. */
@Module({
  imports: [SiteModulesModule, resourceModule(provinceResource, Province, ProvinceRules)],
  controllers: [LocationsController],
  providers: [
    LocationCache,
    LocationReload,
    SearchAreaStore,
    LocationCounts,
    MarketState,
    { provide: APP_INTERCEPTOR, useClass: NoStoreWhileSeeding },
  ],
  exports: [LocationCache, LocationCounts, MarketState],
})
export class LocationsModule {}
