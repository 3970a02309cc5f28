import { Module } from '@nestjs/common';
import { ListingTitlesController } from './listing-titles.controller.ts';
import { NewListingStatsController } from './new-listing-stats.controller.ts';
import { NewListingStatsReader } from './new-listing-stats.ts';
import { PortalListings } from './portal-listings.ts';
import { PortalListingsController } from './portal-listings.controller.ts';

/** Listings of a landlord. */
@Module({
  controllers: [PortalListingsController, ListingTitlesController, NewListingStatsController],
  providers: [PortalListings, NewListingStatsReader],
})
export class PortalListingsModule {}
