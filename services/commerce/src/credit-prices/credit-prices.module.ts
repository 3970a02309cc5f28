import { Module } from '@nestjs/common';
import { CreditPriceLists } from './credit-price-lists.ts';
import { CreditPriceListsController } from './credit-price-lists.controller.ts';
import { CreditPricesController } from './credit-prices.controller.ts';
import { CreditPricesService } from './credit-prices.service.ts';

/** Prices of a listing in credits. */
@Module({
  controllers: [CreditPricesController, CreditPriceListsController],
  providers: [CreditPricesService, CreditPriceLists],
  exports: [CreditPricesService],
})
export class CreditPricesModule {}
