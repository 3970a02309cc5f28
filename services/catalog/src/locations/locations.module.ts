import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { cityResource, metroAreaResource, provinceResource } from '@porchlight/contracts/catalog';
import { resourceModule } from '@porchlight/service-kit';
import { SearchDocumentModule } from '../search-document/search-document.module.ts';
import { SiteModulesModule } from '../site-modules/site-modules.module.ts';
import { SearchAreaStore } from './autocomplete/search-area-store.ts';
import { City } from './editing/city.entity.ts';
import { CityMerges } from './editing/city-merges.ts';
import { CityMergesController } from './editing/city-merges.controller.ts';
import { CityRules } from './editing/city-rules.ts';
import { LocationListings } from './editing/location-listings.ts';
import { MetroArea } from './editing/metro-area.entity.ts';
import { MetroAreaRules } from './editing/metro-area-rules.ts';
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
  imports: [
    SiteModulesModule,
    SearchDocumentModule,
    resourceModule(provinceResource, Province, ProvinceRules),
    resourceModule(cityResource, City, CityRules),
    resourceModule(metroAreaResource, MetroArea, MetroAreaRules),
  ],
  controllers: [LocationsController, CityMergesController],
  providers: [
    LocationCache,
    CityMerges,
    LocationListings,
    LocationReload,
    SearchAreaStore,
    LocationCounts,
    MarketState,
    { provide: APP_INTERCEPTOR, useClass: NoStoreWhileSeeding },
  ],
  exports: [LocationCache, LocationCounts, MarketState],
})
export class LocationsModule {}
