import { Module } from '@nestjs/common';
import { ListingTitlesController } from './listing-titles.controller.ts';
import { PortalListings } from './portal-listings.ts';
import { PortalListingsController } from './portal-listings.controller.ts';

/** Listings of a landlord. */
@Module({ controllers: [PortalListingsController, ListingTitlesController], providers: [PortalListings] })
export class PortalListingsModule {}
