import { Module } from '@nestjs/common';
import { InquiriesModule } from '../inquiries/inquiries.module.ts';
import { HeldMessageDecisions } from './held-message-decisions.ts';
import { StaffInquiriesController } from './staff-inquiries.controller.ts';
import { StaffInquiryDetail } from './staff-inquiry-detail.ts';
import { StaffInquiryLists } from './staff-inquiry-lists.ts';

/** Inquiries of all renters, as staff see them. */
@Module({
  imports: [InquiriesModule],
  controllers: [StaffInquiriesController],
  providers: [StaffInquiryLists, StaffInquiryDetail, HeldMessageDecisions],
})
export class StaffInquiriesModule {}
