import { Module } from '@nestjs/common';
import { HomesModule } from '../homes/homes.module.ts';
import { MapModule } from '../map/map.module.ts';
import { RecommendedModule } from '../recommended/recommended.module.ts';
import { SimilarModule } from '../similar/similar.module.ts';
import { GoneHomes } from './gone-homes.ts';
import { HomesToLet } from './home-to-let.ts';
import { InquiryController } from './inquiry.controller.ts';
import { InquiryLimits } from './inquiry-limits.ts';
import { InquiryMails } from './inquiry-mails.ts';
import { InquirySender } from './inquiry-sender.ts';
import { InquiryThreads } from './inquiry-threads.ts';
import { MyInquiries } from './my-inquiries.ts';
import { MyInquiriesController } from './my-inquiries.controller.ts';
import { PersonKnownConsumer } from './person-known-consumer.ts';

/** What renters write to landlords. */
@Module({
  imports: [HomesModule, MapModule, RecommendedModule, SimilarModule],
  controllers: [InquiryController, MyInquiriesController],
  providers: [
    HomesToLet,
    InquiryThreads,
    InquiryLimits,
    InquiryMails,
    InquirySender,
    MyInquiries,
    PersonKnownConsumer,
    GoneHomes,
  ],
})
export class InquiriesModule {}
