import { Module } from '@nestjs/common';
import { HomesModule } from '../homes/homes.module.ts';
import { MapModule } from '../map/map.module.ts';
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
@Module({ imports: [HomesModule, MapModule], controllers: [InquiryController, MyInquiriesController],
  providers: [HomesToLet, InquiryThreads, InquiryLimits, InquiryMails, InquirySender, MyInquiries, PersonKnownConsumer] })
export class InquiriesModule {}
