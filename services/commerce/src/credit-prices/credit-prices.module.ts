import { Module } from '@nestjs/common';
import { CreditPricesController } from './credit-prices.controller.ts';
import { CreditPricesService } from './credit-prices.service.ts';

/** What a home on the market costs in credits. */
@Module({ controllers: [CreditPricesController], providers: [CreditPricesService] })
export class CreditPricesModule {}
