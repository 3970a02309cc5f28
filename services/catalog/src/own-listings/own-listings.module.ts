import { Module } from '@nestjs/common';
import { SearchDocumentModule } from '../search-document/search-document.module.ts';
import { LandlordActivities } from './landlord-activities.ts';
import { ListingOffers } from './listing-offers.ts';
import { ListingPhotoChanges } from './listing-photo-changes.ts';
import { OwnListingChanges } from './own-listing-changes.ts';
import { OwnListingLock } from './own-listing-lock.ts';
import { OwnListingReader } from './own-listing-reader.ts';
import { OwnListingsController } from './own-listings.controller.ts';

/** Listings that their landlord edits. */
@Module({
  imports: [SearchDocumentModule],
  controllers: [OwnListingsController],
  providers: [
    OwnListingReader,
    OwnListingChanges,
    OwnListingLock,
    ListingOffers,
    ListingPhotoChanges,
    LandlordActivities,
  ],
})
export class OwnListingsModule {}
