import { Module } from '@nestjs/common';
import { CreditBundlesModule } from './credit-bundles/credit-bundles.module.ts';
import { CreditPricesModule } from './credit-prices/credit-prices.module.ts';
import { PeopleModule } from './people/people.module.ts';

/** The slices of commerce. */
@Module({ imports: [CreditBundlesModule, CreditPricesModule, PeopleModule] })
export class CommerceModule {}
