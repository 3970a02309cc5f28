import { Module } from '@nestjs/common';
import { CreditBundlesModule } from './credit-bundles/credit-bundles.module.ts';
import { CreditPricesModule } from './credit-prices/credit-prices.module.ts';
import { LandlordsModule } from './landlords/landlords.module.ts';
import { LedgerModule } from './ledger/ledger.module.ts';
import { MeteringModule } from './metering/metering.module.ts';
import { PrivacyModule } from './privacy/privacy.module.ts';
import { PublishingModule } from './publishing/publishing.module.ts';
import { TaxesModule } from './taxes/taxes.module.ts';
import { WalletModule } from './wallet/wallet.module.ts';

/** Root module of the commerce service. */
@Module({
  imports: [
    CreditBundlesModule,
    CreditPricesModule,
    LandlordsModule,
    LedgerModule,
    MeteringModule,
    PrivacyModule,
    PublishingModule,
    TaxesModule,
    WalletModule,
  ],
})
export class CommerceModule {}
