import { Module } from '@nestjs/common';
import { CreditPricesModule } from '../credit-prices/credit-prices.module.ts';
import { IdempotencyModule } from '../idempotency/idempotency.module.ts';
import { LandlordsModule } from '../landlords/landlords.module.ts';
import { PublishingController } from './publishing.controller.ts';
import { PublishingReads } from './publishing-reads.ts';
import { PublishingService } from './publishing.service.ts';
import { TurnOnOffered } from './turn-on-offered.ts';

/** Listings turned on, off and featured, paid with credits. */
@Module({
  imports: [CreditPricesModule, IdempotencyModule, LandlordsModule],
  controllers: [PublishingController],
  providers: [PublishingReads, PublishingService, TurnOnOffered],
})
export class PublishingModule {}
