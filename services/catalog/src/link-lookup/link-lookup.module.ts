import { Module } from '@nestjs/common';
import { ConsentModule } from '../alerts/consent/consent.module.ts';
import { FavouritesModule } from '../favourites/favourites.module.ts';
import { InquiriesModule } from '../inquiries/inquiries.module.ts';
import { LeadContactsModule } from '../lead-contacts/lead-contacts.module.ts';
import { OwnListingsModule } from '../own-listings/own-listings.module.ts';
import { LinkLookupController } from './link-lookup.controller.ts';

/** Look-up of links in mails, for support. */
@Module({
  imports: [ConsentModule, FavouritesModule, InquiriesModule, LeadContactsModule, OwnListingsModule],
  controllers: [LinkLookupController],
})
export class LinkLookupModule {}
