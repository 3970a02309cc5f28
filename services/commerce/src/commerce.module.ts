import { Module } from '@nestjs/common';
import { CreditBundlesModule } from './credit-bundles/credit-bundles.module.ts';
import { CreditPricesModule } from './credit-prices/credit-prices.module.ts';
import { PrivacyModule } from './privacy/privacy.module.ts';

/** Root module of the commerce service. */
@Module({ imports: [CreditBundlesModule, CreditPricesModule, PrivacyModule] })
export class CommerceModule {}
