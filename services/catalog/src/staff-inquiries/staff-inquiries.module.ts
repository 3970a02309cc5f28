import { Module } from '@nestjs/common';
import { StaffInquiriesController } from './staff-inquiries.controller.ts';
import { StaffInquiryDetail } from './staff-inquiry-detail.ts';
import { StaffInquiryLists } from './staff-inquiry-lists.ts';

/** Inquiries of all renters, as staff see them. */
@Module({
  controllers: [StaffInquiriesController],
  providers: [StaffInquiryLists, StaffInquiryDetail],
})
export class StaffInquiriesModule {}
