import { ApprovalRequest } from '../approvals/approval-request.entity.ts';
import { CreditAllowance } from '../approvals/credit-allowance.entity.ts';
import { BalanceCheck } from '../balance/balance-check.entity.ts';
import { BillingInformation } from '../billing/billing-information.entity.ts';
import { ListingCharge } from '../charges/listing-charge.entity.ts';
import { Company } from '../companies/company.entity.ts';
import { CreditBundlePrice, CreditBundle } from '../credit-bundles/credit-bundle.entity.ts';
import { EditableCreditBundle } from '../credit-bundles/editable-credit-bundle.entity.ts';
import { CreditLot } from '../credit-lots/credit-lot.entity.ts';
import { CreditPrice } from '../credit-prices/credit-price.entity.ts';
import { Dispute } from '../disputes/dispute.entity.ts';
import { Entitlement } from '../entitlements/entitlement.entity.ts';
import { CreditGrant } from '../grants/credit-grant.entity.ts';
import { IdempotencyRecord } from '../idempotency/idempotency-record.entity.ts';
import { Landlord } from '../landlords/landlord.entity.ts';
import { LedgerAccount } from '../ledger/ledger-account.entity.ts';
import { LedgerEntry } from '../ledger/ledger-entry.entity.ts';
import { LedgerTransaction } from '../ledger/ledger-transaction.entity.ts';
import { ListingRefundRow, RefundedCharge } from '../listing-refunds/listing-refund.entity.ts';
import { MembershipAutoRenewal } from '../membership-renewals/membership-auto-renewal.entity.ts';
import { MembershipRenewalClaim } from '../membership-renewals/membership-renewal-claim.entity.ts';
import { MembershipRenewal } from '../membership-renewals/membership-renewal.entity.ts';
import { MembershipRenewalRow } from '../renewal-runs/membership-renewal-row.entity.ts';
import { MembershipRenewalRun } from '../renewal-runs/membership-renewal-run.entity.ts';
import { EditableMembershipPlan } from '../memberships/editable-membership-plan.entity.ts';
import { MembershipNotice } from '../memberships/membership-notice.entity.ts';
import { MembershipPeriod } from '../memberships/membership-period.entity.ts';
import { MembershipPlan, MembershipPlanPrice } from '../memberships/membership-plan.entity.ts';
import { LowCreditNotice } from '../metering/low-credit-notice.entity.ts';
import { PurchaseOrder } from '../orders/purchase-order.entity.ts';
import { DailyFigure } from '../overview/daily-figure.entity.ts';
import { PaymentCustomer } from '../payment-methods/payment-customer.entity.ts';
import { PaymentMethodRemoval } from '../payment-methods/payment-method-removal.entity.ts';
import { StoredPaymentMethod } from '../payment-methods/payment-method.entity.ts';
import { PaymentAttempt } from '../payments/payment-attempt.entity.ts';
import { PaymentClient } from '../payments/payment-client.entity.ts';
import { WebhookInbox } from '../payments/webhook-inbox.entity.ts';
import { EditablePromoCode } from '../promo-codes/editable-promo-code.entity.ts';
import { PromoCode, PromoCodeBundle } from '../promo-codes/promo-code.entity.ts';
import { PromoRedemption } from '../promo-codes/promo-redemption.entity.ts';
import { Refund } from '../refunds/refund.entity.ts';
import { EditableSupplier } from '../supplier/editable-supplier.entity.ts';
import { Supplier } from '../supplier/supplier.entity.ts';
import { DocumentCounter } from '../tax-receipts/numbering/document-counter.entity.ts';
import { TaxDocument } from '../tax-receipts/numbering/tax-document.entity.ts';
import { TaxInformation } from '../tax-receipts/tax-information/tax-information.entity.ts';
import { TaxRateList } from '../taxes/tax-rate-list.entity.ts';
import { TaxRate } from '../taxes/tax-rate.entity.ts';

/** Tables of commerce. */
export const entities = [
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
  DailyFigure,
  Dispute,
  DocumentCounter,
  EditableCreditBundle,
  EditableMembershipPlan,
  EditablePromoCode,
  EditableSupplier,
  Entitlement,
  IdempotencyRecord,
  Landlord,
  LedgerAccount,
  LedgerEntry,
  LedgerTransaction,
  ListingCharge,
  ListingRefundRow,
  LowCreditNotice,
  MembershipAutoRenewal,
  MembershipNotice,
  MembershipPeriod,
  MembershipPlan,
  MembershipPlanPrice,
  MembershipRenewal,
  MembershipRenewalClaim,
  MembershipRenewalRow,
  MembershipRenewalRun,
  PaymentAttempt,
  PaymentClient,
  PaymentCustomer,
  PaymentMethodRemoval,
  PromoCode,
  PromoCodeBundle,
  PromoRedemption,
  PurchaseOrder,
  Refund,
  RefundedCharge,
  StoredPaymentMethod,
  Supplier,
  TaxDocument,
  TaxInformation,
  TaxRate,
  TaxRateList,
  WebhookInbox,
];
