import { Module } from '@nestjs/common';
import { AccountMergesModule } from './account-merges/account-merges.module.ts';
import { ApprovalsModule } from './approvals/approvals.module.ts';
import { BillingModule } from './billing/billing.module.ts';
import { BalanceModule } from './balance/balance.module.ts';
import { CreditBundlesModule } from './credit-bundles/credit-bundles.module.ts';
import { CreditPricesModule } from './credit-prices/credit-prices.module.ts';
import { DisputesModule } from './disputes/disputes.module.ts';
import { EntitlementsModule } from './entitlements/entitlements.module.ts';
import { CompaniesModule } from './companies/companies.module.ts';
import { CompanyAccountsModule } from './company-accounts/company-accounts.module.ts';
import { CreditLotsModule } from './credit-lots/credit-lots.module.ts';
import { GrantsModule } from './grants/grants.module.ts';
import { LandlordsModule } from './landlords/landlords.module.ts';
import { LedgerModule } from './ledger/ledger.module.ts';
import { ListingRefundsModule } from './listing-refunds/listing-refunds.module.ts';
import { MembersModule } from './members/members.module.ts';
import { MembershipRenewalsModule } from './membership-renewals/membership-renewals.module.ts';
import { MembershipsModule } from './memberships/memberships.module.ts';
import { MeteringModule } from './metering/metering.module.ts';
import { OrdersModule } from './orders/orders.module.ts';
import { OverviewModule } from './overview/overview.module.ts';
import { PaymentMethodsModule } from './payment-methods/payment-methods.module.ts';
import { PaymentsModule } from './payments/payments.module.ts';
import { PrivacyModule } from './privacy/privacy.module.ts';
import { PromoCodesModule } from './promo-codes/promo-codes.module.ts';
import { PublishingModule } from './publishing/publishing.module.ts';
import { RefundsModule } from './refunds/refunds.module.ts';
import { RenewalRunsModule } from './renewal-runs/renewal-runs.module.ts';
import { StaffOrdersModule } from './staff-orders/staff-orders.module.ts';
import { TaxesModule } from './taxes/taxes.module.ts';
import { TransactionsModule } from './transactions/transactions.module.ts';
import { TaxReceiptsModule } from './tax-receipts/tax-receipts.module.ts';
import { UsageModule } from './usage/usage.module.ts';
import { commerceUtilities } from './utilities/utilities.module.ts';
import { WalletModule } from './wallet/wallet.module.ts';
import { WebhooksModule } from './webhooks/webhooks.module.ts';

/** Root module of the commerce service. */
@Module({
  imports: [
    AccountMergesModule,
    ApprovalsModule,
    BalanceModule,
    BillingModule,
    CompaniesModule,
    CompanyAccountsModule,
    CreditBundlesModule,
    CreditLotsModule,
    CreditPricesModule,
    DisputesModule,
    EntitlementsModule,
    GrantsModule,
    LandlordsModule,
    LedgerModule,
    ListingRefundsModule,
    MembershipRenewalsModule,
    MembersModule,
    MembershipsModule,
    MeteringModule,
    OrdersModule,
    OverviewModule,
    PaymentMethodsModule,
    PaymentsModule,
    PrivacyModule,
    PromoCodesModule,
    PublishingModule,
    RefundsModule,
    RenewalRunsModule,
    StaffOrdersModule,
    TaxReceiptsModule,
    TaxesModule,
    TransactionsModule,
    UsageModule,
    commerceUtilities,
    WalletModule,
    WebhooksModule,
  ],
})
export class CommerceModule {}
