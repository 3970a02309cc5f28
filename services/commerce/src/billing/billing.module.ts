import { Module } from '@nestjs/common';
import { BillingInformationController } from './billing-information.controller.ts';
import { BillingInformationService } from './billing-information.service.ts';

/** Billing addresses. */
@Module({
  controllers: [BillingInformationController],
  providers: [BillingInformationService],
  exports: [BillingInformationService],
})
export class BillingModule {}
