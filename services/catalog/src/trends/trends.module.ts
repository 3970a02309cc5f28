import { Module } from '@nestjs/common';
import { LocationsModule } from '../locations/locations.module.ts';
import { SiteModulesModule } from '../site-modules/site-modules.module.ts';
import { MonthRefresh } from './month-refresh.ts';
import { NightlyTrends } from './nightly-trends.ts';
import { RentTrendsController } from './rent-trends.controller.ts';
import { RentTrends } from './rent-trends.ts';
import { TrendStore } from './trend-store.ts';

/** Rents month by month: counted nightly, shown for cities and metro areas. */
@Module({
  imports: [LocationsModule, SiteModulesModule],
  controllers: [RentTrendsController],
  providers: [RentTrends, TrendStore, MonthRefresh, NightlyTrends],
  exports: [MonthRefresh],
})
export class TrendsModule {}
