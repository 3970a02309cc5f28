import { Module } from '@nestjs/common';
import { CreditPricesModule } from '../credit-prices/credit-prices.module.ts';
import { CompanyMetering } from './company-metering.ts';
import { LowCreditNotices } from './low-credit-notices.ts';
import { MeteringRun } from './metering-run.ts';
import { ShortfallMails } from './shortfall-mails.ts';

/** Daily charges of live listings. */
@Module({ imports: [CreditPricesModule], providers: [CompanyMetering, LowCreditNotices, MeteringRun, ShortfallMails] })
export class MeteringModule {}
