import {
  CreateListExport20261127204000,
  CreateResourceHistory20261122180000,
  KeepUtilityFindings20261129223000,
  RunUtilities20261129130000,
} from '@porchlight/service-kit';
import { CreateEntitlements20261121050000 } from './migrations/20261121050000-create-entitlements.ts';
import { CreateCreditPrices20261121050100 } from './migrations/20261121050100-create-credit-prices.ts';
import { CreateLedger20261123160000 } from './migrations/20261123160000-create-ledger.ts';
import { CreateListingCharges20261123170000 } from './migrations/20261123170000-create-listing-charges.ts';
import { BoundLedgerChecks20261123173000 } from './migrations/20261123173000-bound-ledger-checks.ts';
import { CreatePublishing20261123200000 } from './migrations/20261123200000-create-publishing.ts';
import { CreateTaxRates20261123180000 } from './migrations/20261123180000-create-tax-rates.ts';
import { CreateOrders20261123210000 } from './migrations/20261123210000-create-orders.ts';
import { CheckOrders20261123220000 } from './migrations/20261123220000-check-orders.ts';
import { CreateLowCreditNotices20261123225000 } from './migrations/20261123225000-create-low-credit-notices.ts';
import { CreateSupplier20261123230000 } from './migrations/20261123230000-create-supplier.ts';
import { CreateMembershipPlans20261124020000 } from './migrations/20261124020000-create-membership-plans.ts';
import { CreatePaymentMethods20261124030000 } from './migrations/20261124030000-create-payment-methods.ts';
import { RememberAccountant20261124030100 } from './migrations/20261124030100-remember-accountant.ts';
import { AddLowCreditMail20261124040000 } from './migrations/20261124040000-add-low-credit-mail.ts';
import { CreateTaxDocuments20261123190000 } from './migrations/20261123190000-create-tax-documents.ts';
import { CreateApprovals20261124010000 } from './migrations/20261124010000-create-approvals.ts';
import { CreateMembershipPeriods20261124020100 } from './migrations/20261124020100-create-membership-periods.ts';
import { CreateMembershipNotices20261124020200 } from './migrations/20261124020200-create-membership-notices.ts';
import { CreateRefunds20261124000000 } from './migrations/20261124000000-create-refunds.ts';
import { IndexOrdersForStaff20261124000100 } from './migrations/20261124000100-index-orders-for-staff.ts';
import { CreateBalanceChecks20261124000200 } from './migrations/20261124000200-create-balance-checks.ts';
import { CreateGrants20261124010100 } from './migrations/20261124010100-create-grants.ts';
import { CreateCreditLots20261124010200 } from './migrations/20261124010200-create-credit-lots.ts';
import { CreateMembershipRenewals20261124020300 } from './migrations/20261124020300-create-membership-renewals.ts';
import { EditCreditBundles20261124050000 } from './migrations/20261124050000-edit-credit-bundles.ts';
import { EditPromoCodes20261124050100 } from './migrations/20261124050100-edit-promo-codes.ts';
import { EditSupplier20261124050200 } from './migrations/20261124050200-edit-supplier.ts';
import { EndReturnedMemberships20261124060000 } from './migrations/20261124060000-end-returned-memberships.ts';
import { StoreAnnouncedRenewalPrices20261124060100 } from './migrations/20261124060100-store-announced-renewal-prices.ts';
import { CreateDailyFigures20261124070000 } from './migrations/20261124070000-create-daily-figures.ts';
import { EditMembershipPlans20261124070100 } from './migrations/20261124070100-edit-membership-plans.ts';
import { EditTaxRates20261124071000 } from './migrations/20261124071000-edit-tax-rates.ts';
import { CheckEntitlements20261124071100 } from './migrations/20261124071100-check-entitlements.ts';
import { AcceptDisputedMemberships20261125200000 } from './migrations/20261125200000-accept-disputed-memberships.ts';
import { AcceptSecondDisputes20261125210000 } from './migrations/20261125210000-accept-second-disputes.ts';
import { FoldNamesOfOrders20261125220000 } from './migrations/20261125220000-fold-names-of-orders.ts';
import { OfferListings20261126110000 } from './migrations/20261126110000-offer-listings.ts';
import { RecordCampaigns20261127050000 } from './migrations/20261127050000-record-campaigns.ts';
import { MergeAccounts20261129080200 } from './migrations/20261129080200-merge-accounts.ts';
import { RestoreListings20261129010000 } from './migrations/20261129010000-restore-listings.ts';
import { RestrictLandlords20261129050200 } from './migrations/20261129050200-restrict-landlords.ts';
import { RefundListings20261129221100 } from './migrations/20261129221100-refund-listings.ts';
import { HoldListings20261129181100 } from './migrations/20261129181100-hold-listings.ts';
import { RenewMemberships20261130060000 } from './migrations/20261130060000-renew-memberships.ts';

/** Migrations in execution order. */
export const migrations = [
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
  EndReturnedMemberships20261124060000,
  StoreAnnouncedRenewalPrices20261124060100,
  CreateDailyFigures20261124070000,
  EditMembershipPlans20261124070100,
  EditTaxRates20261124071000,
  CheckEntitlements20261124071100,
  AcceptDisputedMemberships20261125200000,
  AcceptSecondDisputes20261125210000,
  FoldNamesOfOrders20261125220000,
  OfferListings20261126110000,
  RecordCampaigns20261127050000,
  RestoreListings20261129010000,
  MergeAccounts20261129080200,
  RestrictLandlords20261129050200,
  HoldListings20261129181100,
  CreateListExport20261127204000,
  RunUtilities20261129130000,
  RefundListings20261129221100,
  KeepUtilityFindings20261129223000,
  RenewMemberships20261130060000,
];
