import { Module } from '@nestjs/common';
import { TaxRates } from './tax-rates.ts';

/** Sales taxes of Canada. */
@Module({ providers: [TaxRates], exports: [TaxRates] })
export class TaxesModule {}
