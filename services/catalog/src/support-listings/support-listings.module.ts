import { Module } from '@nestjs/common';
import { ListingRows } from './listing-rows.ts';
import { ListingSearch } from './listing-search.ts';
import { SupportListings } from './support-listings.ts';
import { SupportListingsController } from './support-listings.controller.ts';

/** Listings of all landlords, as support looks them up. */
@Module({ controllers: [SupportListingsController], providers: [ListingRows, ListingSearch, SupportListings] })
export class SupportListingsModule {}
