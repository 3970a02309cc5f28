import { Module } from '@nestjs/common';
import { ApprovalsModule } from '../approvals/approvals.module.ts';
import { ListingRefundConsumer } from './listing-refund-consumer.ts';
import { ListingRefundReads } from './listing-refund-reads.ts';
import { ListingRefundsController } from './listing-refunds.controller.ts';

/** Credits of listings that support returns. */
@Module({
  imports: [ApprovalsModule],
  controllers: [ListingRefundsController],
  providers: [ListingRefundConsumer, ListingRefundReads],
})
export class ListingRefundsModule {}
