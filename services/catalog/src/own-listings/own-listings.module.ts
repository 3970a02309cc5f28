import { Module } from '@nestjs/common';
import { LocationsModule } from '../locations/locations.module.ts';
import { SearchDocumentModule } from '../search-document/search-document.module.ts';
import { ViewingsModule } from '../viewings/viewings.module.ts';
import { ListingExpiry } from './expiry/listing-expiry.ts';
import { ListingRefreshController } from './expiry/listing-refresh.controller.ts';
import { ListingRefreshes } from './expiry/listing-refreshes.ts';
import { RefreshLinks } from './expiry/refresh-links.ts';
import { LandlordActivities } from './landlord-activities.ts';
import { ListingAddresses } from './drafts/listing-addresses.ts';
import { ListingDeletion } from './lifecycle/listing-deletion.ts';
import { ListingDrafts } from './drafts/listing-drafts.ts';
import { ListingOffers } from './lifecycle/listing-offers.ts';
import { ListingPhotoChanges } from './listing-photo-changes.ts';
import { ListingTransitions } from './lifecycle/listing-transitions.ts';
import { OwnListingChanges } from './own-listing-changes.ts';
import { OwnListingLock } from './own-listing-lock.ts';
import { OwnListingReader } from './own-listing-reader.ts';
import { OwnListingsController } from './own-listings.controller.ts';

/** Listings that their landlord edits. */
@Module({
  imports: [SearchDocumentModule, LocationsModule, ViewingsModule],
  controllers: [OwnListingsController, ListingRefreshController],
  providers: [
    OwnListingReader,
    OwnListingChanges,
    OwnListingLock,
    ListingAddresses,
    ListingDrafts,
    ListingOffers,
    ListingDeletion,
    ListingTransitions,
    ListingPhotoChanges,
    LandlordActivities,
    ListingExpiry,
    ListingRefreshes,
    RefreshLinks,
  ],
  exports: [OwnListingReader, OwnListingChanges, OwnListingLock, ListingTransitions, RefreshLinks],
})
export class OwnListingsModule {}
