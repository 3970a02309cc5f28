import { ApprovalRequest } from './approvals/approval-request.entity.ts';
import { CreditAllowance } from './approvals/credit-allowance.entity.ts';
import { BalanceCheck } from './balance/balance-check.entity.ts';
import { CreateResourceHistory20261122180000, defineService } from '@porchlight/service-kit';
import { BillingInformation } from './billing/billing-information.entity.ts';
import { ListingCharge } from './charges/listing-charge.entity.ts';
import { CommerceModule } from './commerce.module.ts';
import { CommerceConfig } from './config.ts';
import { Company } from './companies/company.entity.ts';
import { CreditBundlePrice, CreditBundle } from './credit-bundles/credit-bundle.entity.ts';
import { CreditLot } from './credit-lots/credit-lot.entity.ts';
import { EditableCreditBundle } from './credit-bundles/editable-credit-bundle.entity.ts';
import { CreditPrice } from './credit-prices/credit-price.entity.ts';
import { CreateEntitlements20261121050000 } from './database/migrations/20261121050000-create-entitlements.ts';
import { CreateCreditPrices20261121050100 } from './database/migrations/20261121050100-create-credit-prices.ts';
import { CreateLedger20261123160000 } from './database/migrations/20261123160000-create-ledger.ts';
import { CreateListingCharges20261123170000 } from './database/migrations/20261123170000-create-listing-charges.ts';
import { BoundLedgerChecks20261123173000 } from './database/migrations/20261123173000-bound-ledger-checks.ts';
import { CreatePublishing20261123200000 } from './database/migrations/20261123200000-create-publishing.ts';
import { CreateTaxRates20261123180000 } from './database/migrations/20261123180000-create-tax-rates.ts';
import { CreateOrders20261123210000 } from './database/migrations/20261123210000-create-orders.ts';
import { CheckOrders20261123220000 } from './database/migrations/20261123220000-check-orders.ts';
import { CreateLowCreditNotices20261123225000 } from './database/migrations/20261123225000-create-low-credit-notices.ts';
import { CreateSupplier20261123230000 } from './database/migrations/20261123230000-create-supplier.ts';
import { CreateMembershipPlans20261124020000 } from './database/migrations/20261124020000-create-membership-plans.ts';
import { CreatePaymentMethods20261124030000 } from './database/migrations/20261124030000-create-payment-methods.ts';
import { RememberAccountant20261124030100 } from './database/migrations/20261124030100-remember-accountant.ts';
import { AddLowCreditMail20261124040000 } from './database/migrations/20261124040000-add-low-credit-mail.ts';
import { CreateTaxDocuments20261123190000 } from './database/migrations/20261123190000-create-tax-documents.ts';
import { CreateApprovals20261124010000 } from './database/migrations/20261124010000-create-approvals.ts';
import { CreateMembershipPeriods20261124020100 } from './database/migrations/20261124020100-create-membership-periods.ts';
import { CreateMembershipNotices20261124020200 } from './database/migrations/20261124020200-create-membership-notices.ts';
import { CreateRefunds20261124000000 } from './database/migrations/20261124000000-create-refunds.ts';
import { IndexOrdersForStaff20261124000100 } from './database/migrations/20261124000100-index-orders-for-staff.ts';
import { CreateBalanceChecks20261124000200 } from './database/migrations/20261124000200-create-balance-checks.ts';
import { Dispute } from './disputes/dispute.entity.ts';
import { CreateGrants20261124010100 } from './database/migrations/20261124010100-create-grants.ts';
import { CreateCreditLots20261124010200 } from './database/migrations/20261124010200-create-credit-lots.ts';
import { CreateMembershipRenewals20261124020300 } from './database/migrations/20261124020300-create-membership-renewals.ts';
import { EditCreditBundles20261124050000 } from './database/migrations/20261124050000-edit-credit-bundles.ts';
import { EditPromoCodes20261124050100 } from './database/migrations/20261124050100-edit-promo-codes.ts';
import { EditSupplier20261124050200 } from './database/migrations/20261124050200-edit-supplier.ts';
import { Entitlement } from './entitlements/entitlement.entity.ts';
import { insertEntitlements } from './entitlements/insert-entitlements.ts';
import { CreditGrant } from './grants/credit-grant.entity.ts';
import { IdempotencyRecord } from './idempotency/idempotency-record.entity.ts';
import { Landlord } from './landlords/landlord.entity.ts';
import { LedgerAccount } from './ledger/ledger-account.entity.ts';
import { LedgerEntry } from './ledger/ledger-entry.entity.ts';
import { LedgerTransaction } from './ledger/ledger-transaction.entity.ts';
import { TaxRate } from './taxes/tax-rate.entity.ts';
import { MembershipAutoRenewal } from './membership-renewals/membership-auto-renewal.entity.ts';
import { MembershipRenewal } from './membership-renewals/membership-renewal.entity.ts';
import { MembershipNotice } from './memberships/membership-notice.entity.ts';
import { MembershipPeriod } from './memberships/membership-period.entity.ts';
import { MembershipPlan, MembershipPlanPrice } from './memberships/membership-plan.entity.ts';
import { LowCreditNotice } from './metering/low-credit-notice.entity.ts';
import { PurchaseOrder } from './orders/purchase-order.entity.ts';
import { PaymentCustomer } from './payment-methods/payment-customer.entity.ts';
import { PaymentMethodRemoval } from './payment-methods/payment-method-removal.entity.ts';
import { StoredPaymentMethod } from './payment-methods/payment-method.entity.ts';
import { PaymentAttempt } from './payments/payment-attempt.entity.ts';
import { PaymentClient } from './payments/payment-client.entity.ts';
import { WebhookInbox } from './payments/webhook-inbox.entity.ts';
import { Refund } from './refunds/refund.entity.ts';
import { EditablePromoCode } from './promo-codes/editable-promo-code.entity.ts';
import { PromoCode, PromoCodeBundle } from './promo-codes/promo-code.entity.ts';
import { PromoRedemption } from './promo-codes/promo-redemption.entity.ts';
import { EditableSupplier } from './supplier/editable-supplier.entity.ts';
import { Supplier } from './supplier/supplier.entity.ts';
import { DocumentCounter } from './tax-receipts/numbering/document-counter.entity.ts';
import { TaxDocument } from './tax-receipts/numbering/tax-document.entity.ts';
import { TaxInformation } from './tax-receipts/tax-information/tax-information.entity.ts';
import { insertWallets } from './wallet/insert-wallets.ts';

// An unverified landlord can buy nothing; accounts reports it again when it verifies its address.
const sweeps = [
  `delete from landlord where not is_verified and reported_at < now() - interval '31 days'`,
  'delete from company where not exists (select from landlord where company_id = company.id)',
  `delete from idempotency_record where created_at < now() - interval '2 days'`,
  `delete from failed_attempt where last_at < now() - interval '1 day'`,
  `delete from credit_allowance where business_date < current_date - 2`,
  `delete from payment_client where since < now() - interval '1 day'`,
  `delete from webhook_inbox where received_at < now() - interval '90 days'`,
];

/** Returns the commerce service with the demo entitlements and wallets of a file. */
export const createCommerce = (seed: URL) =>
  defineService({
    name: 'commerce',
    module: CommerceModule,
    config: CommerceConfig,
    entities: [
      ApprovalRequest,
      BalanceCheck,
      BillingInformation,
      Company,
      CreditAllowance,
      CreditBundle,
      CreditBundlePrice,
      CreditGrant,
      CreditLot,
      CreditPrice,
      Dispute,
      DocumentCounter,
      EditableCreditBundle,
      EditablePromoCode,
      EditableSupplier,
      Entitlement,
      IdempotencyRecord,
      Landlord,
      LedgerAccount,
      LedgerEntry,
      LedgerTransaction,
      ListingCharge,
      LowCreditNotice,
      MembershipAutoRenewal,
      MembershipNotice,
      MembershipPeriod,
      MembershipPlan,
      MembershipPlanPrice,
      MembershipRenewal,
      PaymentAttempt,
      PaymentClient,
      PaymentCustomer,
      PaymentMethodRemoval,
      PromoCode,
      PromoCodeBundle,
      PromoRedemption,
      PurchaseOrder,
      Refund,
      StoredPaymentMethod,
      Supplier,
      TaxDocument,
      TaxInformation,
      TaxRate,
      WebhookInbox,
    ],
    migrations: [
      CreateEntitlements20261121050000,
      CreateCreditPrices20261121050100,
      CreateResourceHistory20261122180000,
      CreateLedger20261123160000,
      CreateListingCharges20261123170000,
      BoundLedgerChecks20261123173000,
      CreateTaxRates20261123180000,
      CreateTaxDocuments20261123190000,
      CreatePublishing20261123200000,
      CreateOrders20261123210000,
      CheckOrders20261123220000,
      CreateLowCreditNotices20261123225000,
      CreateSupplier20261123230000,
      CreateRefunds20261124000000,
      IndexOrdersForStaff20261124000100,
      CreateBalanceChecks20261124000200,
      CreateApprovals20261124010000,
      CreateGrants20261124010100,
      CreateCreditLots20261124010200,
      CreateMembershipPlans20261124020000,
      CreateMembershipPeriods20261124020100,
      CreateMembershipNotices20261124020200,
      CreateMembershipRenewals20261124020300,
      CreatePaymentMethods20261124030000,
      RememberAccountant20261124030100,
      AddLowCreditMail20261124040000,
      EditCreditBundles20261124050000,
      EditPromoCodes20261124050100,
      EditSupplier20261124050200,
    ],
    sweeps,
    seed: async (context) => {
      await insertEntitlements(context, seed);
      await insertWallets(context, seed);
    },
  });

/**
 * Service definition of commerce: credits, prices and entitlements. Commerce is the source of truth, other services
 * hold copies.
 */
export const commerce = createCommerce(new URL('../seed/entitlements.json.gz', import.meta.url));
