import { Module } from '@nestjs/common';
import { CreditPricesController } from './credit-prices.controller.ts';
import { CreditPricesService } from './credit-prices.service.ts';

/** Prices of a listing in credits. */
@Module({
  controllers: [CreditPricesController],
  providers: [CreditPricesService],
  exports: [CreditPricesService],
})
export class CreditPricesModule {}
