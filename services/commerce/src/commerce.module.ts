import { Module } from '@nestjs/common';
import { CreditBundlesController } from './credit-bundles/credit-bundles.controller.ts';
import { CreditBundlesService } from './credit-bundles/credit-bundles.service.ts';
import { CreditPricesController } from './credit-prices/credit-prices.controller.ts';
import { CreditPricesService } from './credit-prices/credit-prices.service.ts';

/** The slices of commerce. */
@Module({
  controllers: [CreditBundlesController, CreditPricesController],
  providers: [CreditBundlesService, CreditPricesService],
})
export class CommerceModule {}
