import { Module } from '@nestjs/common';
import { TaxRateChanges } from './tax-rate-changes.ts';
import { TaxRatesController } from './tax-rates.controller.ts';
import { TaxRates } from './tax-rates.ts';

/** Sales taxes of Canada. */
@Module({ controllers: [TaxRatesController], providers: [TaxRates, TaxRateChanges], exports: [TaxRates] })
export class TaxesModule {}
