import { Module } from '@nestjs/common';
import { PortalListings } from './portal-listings.ts';
import { PortalListingsController } from './portal-listings.controller.ts';

/** Listings of a landlord. */
@Module({ controllers: [PortalListingsController], providers: [PortalListings] })
export class PortalListingsModule {}
