import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies/companies.module.ts';
import { LeadContactsModule } from '../lead-contacts/lead-contacts.module.ts';
import { LeadMailModule } from '../lead-mail/lead-mail.module.ts';
import { ListingsModule } from '../listings/listings.module.ts';
import { MapModule } from '../map/map.module.ts';
import { RecommendedModule } from '../recommended/recommended.module.ts';
import { RelayAliasesModule } from '../relay/relay-aliases.module.ts';
import { SimilarModule } from '../similar/similar.module.ts';
import { ViewingsModule } from '../viewings/viewings.module.ts';
import { UnavailableListingNotices } from './unavailable-listing-notices.ts';
import { InquiryConfirmation } from './inquiry-confirmation.ts';
import { InquiryListings } from './inquiry-listings.ts';
import { InquiryController } from './inquiry.controller.ts';
import { InquiryLimits } from './screening/inquiry-limits.ts';
import { InquiryMails } from './inquiry-mails.ts';
import { InquirySender } from './inquiry-sender.ts';
import { InquiryThreads } from './inquiry-threads.ts';
import { MyInquiries } from './my-inquiries.ts';
import { MyInquiriesController } from './my-inquiries.controller.ts';
import { HeldMessageDelivery } from './screening/held-message-delivery.ts';
import { HeldMessages } from './screening/held-messages.ts';
import { MessageScreening } from './screening/message-screening.ts';
import { PageViews } from './screening/page-views.ts';
import { SiteBlocks } from './screening/site-blocks.ts';
import { SpamSignatures } from './screening/spam-signatures.ts';
import { PersonKnownConsumer } from './person-known-consumer.ts';
import { RenterReplies } from './renter-replies.ts';
import { ReplyHours } from './reply-hours.ts';
import { ReplyMails } from './reply-mails.ts';

/** Inquiries of renters to landlords. */
@Module({
  imports: [
    CompaniesModule,
    LeadContactsModule,
    LeadMailModule,
    ListingsModule,
    MapModule,
    RecommendedModule,
    RelayAliasesModule,
    SimilarModule,
    ViewingsModule,
  ],
  controllers: [InquiryController, MyInquiriesController],
  providers: [
    InquiryListings,
    InquiryThreads,
    InquiryLimits,
    InquiryMails,
    InquirySender,
    InquiryConfirmation,
    PageViews,
    HeldMessageDelivery,
    HeldMessages,
    MessageScreening,
    SiteBlocks,
    SpamSignatures,
    MyInquiries,
    PersonKnownConsumer,
    RenterReplies,
    ReplyHours,
    ReplyMails,
    UnavailableListingNotices,
  ],
  exports: [
    HeldMessageDelivery,
    InquiryConfirmation,
    InquiryListings,
    RenterReplies,
    ReplyMails,
    SiteBlocks,
    SpamSignatures,
  ],
})
export class InquiriesModule {}
