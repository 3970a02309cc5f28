/** Routes of the commerce service: credits and their prices. */
export { CompanyAccount, getCompanyAccount, listCompanyOrders, WalletTotals } from './company-accounts.ts';
export { maxCreditsAlone, maxPriceLists, maxPromoUses, maxTaxRates } from './commerce-limits.ts';
export { getListingRefunds, ListingRefund, ListingRefunds, type ListingRefundState } from './listing-refunds.ts';
export { creditBundleResource, type OfferState } from './admin/credit-bundles.resource.ts';
export {
  addCreditPrices,
  AddCreditPrices,
  CreditPriceListsResponse,
  CurrencyPrices,
  listCreditPriceLists,
} from './admin/credit-price-lists.ts';
export { membershipPlanResource } from './admin/membership-plans.resource.ts';
export {
  getEcommerceOverview,
  OverviewDay,
  OverviewFigures,
  overviewRanges,
  OverviewResponse,
  type OverviewRange,
} from './admin/overview.ts';
export { promoCodeResource, PromoValue, type PromoKind } from './admin/promo-codes.resource.ts';
export {
  getPromoExample,
  listPromoUses,
  PromoExample,
  PromoExampleQuery,
  PromoUse,
  PromoUsesResponse,
} from './admin/promo-uses.ts';
export { supplierId, supplierResource } from './admin/supplier.resource.ts';
export {
  addTaxRate,
  addTaxRegistrationNumber,
  changeTaxRate,
  listTaxRates,
  ProvinceTaxRate,
  ProvinceTaxRates,
  removeTaxRate,
  TaxRateInput,
  TaxRegistrationNumber,
  taxNames,
  type TaxName,
} from './admin/tax-rates.ts';
export {
  Approval,
  reasonLength,
  ApprovalsPage,
  ApproveRequest,
  approveRequest,
  listApprovals,
  RejectRequest,
  rejectRequest,
  type ApprovalKind,
  type ApprovalState,
} from './approvals.ts';
export {
  BillingInformation,
  BillingInformationChange,
  BillingInformationResponse,
  changeBillingInformation,
  countryOfProvince,
  getBillingInformation,
  usStates,
} from './billing-information.ts';
export {
  authenticateInSandbox,
  checkout,
  CheckoutRequest,
  CheckoutResponse,
  confirmInSandbox,
  orderStates,
  PaymentConfirmation,
  postCheckout,
  PostCheckoutResponse,
  ProviderEventReceived,
  receiveProviderEvent,
  sandboxCards,
  type SandboxCard,
  type DeclineReason,
  type OrderState,
} from './checkout.ts';
export {
  listRenewalMembers,
  previewRenewals,
  RenewalMember,
  RenewalMembersPage,
  RenewalMembersQuery,
  RenewalPlan,
  RenewalPreview,
  RenewalPreviewRequest,
  RenewalPreviewRow,
  RenewalTotal,
} from './renewals/renewal-members.ts';
export {
  cancelRenewalRun,
  getRenewalRun,
  getRenewalRunFile,
  listRenewalRuns,
  RenewalRun,
  RenewalRunResult,
  RenewalRunRow,
  RenewalRunsPage,
  RenewalRunStarted,
  RetryRenewalRun,
  retryRenewalRun,
  StartRenewalRun,
  startRenewalRun,
} from './renewals/renewal-runs.ts';
export type { RenewalReason } from './renewals/renewal-reasons.ts';
export {
  maxInvoiceNumberLength,
  maxRenewalMonths,
  maxRenewalRows,
  renewalBases,
  type RenewalBasis,
  type RenewalRowState,
  type RenewalRunState,
} from './renewals/renewal-values.ts';
export { changeMembership, getMembershipPlans, MembershipPlan, MembershipPlansResponse } from './membership.ts';
export {
  CardSetupResult,
  CardSetupStarted,
  getPaymentMethod,
  PaymentMethod,
  PaymentMethodResponse,
  removePaymentMethod,
  savePaymentMethod,
  startCardSetup,
} from './payment-method.ts';
export {
  CreditBundle,
  CreditBundlesResponse,
  CreditPrices,
  CreditPricesResponse,
  getCreditBundles,
  getCreditPrices,
  leastChargeCents,
} from './prices.ts';
export {
  previewRefund,
  RefundPreview,
  RefundRequest,
  refundOrder,
  refundStates,
  StaffRefund,
  type RefundState,
} from './refunds.ts';
export {
  disputeStates,
  getStaffOrder,
  listStaffOrders,
  StaffDispute,
  StaffOrder,
  StaffOrdersPage,
  StaffOrdersQuery,
  StaffOrderSummary,
  StaffPayment,
  type DisputeState,
} from './staff-orders.ts';
export {
  CreditCompaniesResponse,
  CreditCompany,
  findCreditCompanies,
  GrantCredits,
  grantCredits,
  GrantResponse,
} from './grants.ts';
export { TaxDocumentSnapshot, TaxDocumentTax, type TaxDocumentKind } from './tax-document.ts';
export {
  EnableListing,
  enableListing,
  FeatureListing,
  featureListing,
  getListingCosts,
  ListingCosts,
  ListingPublication,
  SpendPreview,
} from './publishing.ts';
export {
  applyPromoCode,
  OrderQuote,
  PaymentSetup,
  ProvinceQuotesResponse,
  quoteByProvince,
  quoteOrder,
  QuoteRequest,
  QuoteResponse,
} from './quotes.ts';
export {
  changeTaxInformation,
  getTaxInformation,
  TaxInformation,
  TaxInformationChange,
  TaxInformationResponse,
} from './tax-information.ts';
export { AccountantEmailResponse, getAccountantEmail, mailTaxReceipt, TaxReceiptMail } from './tax-receipt-mails.ts';
export {
  createTaxReceiptLink,
  getTaxReceipt,
  getTaxReceiptArchive,
  getTaxReceiptFile,
  listTaxReceipts,
  TaxReceipt,
  TaxReceiptLink,
  TaxReceiptResponse,
  TaxReceiptsPage,
  TaxReceiptsQuery,
} from './tax-receipts.ts';
export {
  changeLowCreditMail,
  getLowCreditMail,
  getUsage,
  ListingUsage,
  LowCreditMail,
  usageRanges,
  UsageResponse,
  type UsageRange,
} from './usage.ts';
export {
  AccountStats,
  AccountStatsResponse,
  creditMovements,
  CreditTransaction,
  ExpiringCredits,
  getAccountStats,
  getWallet,
  Wallet,
  WalletResponse,
  type CreditMovement,
} from './wallet.ts';
export {
  CreditTransactionsPage,
  exportTransactions,
  listCreditTransactions,
  listMoneyTransactions,
  listTransactions,
  MoneyTransaction,
  MoneyTransactionsPage,
  MoneyTransactionsQuery,
  TransactionFilter,
  transactionLists,
  type TransactionList,
  TransactionsFileQuery,
  TransactionsQuery,
  WalletTransaction,
  WalletTransactionsPage,
} from './transactions.ts';
export { listCommerceFailedJobs, retryCommerceFailedJobs } from '../kernel/failed-jobs.ts';
export { cancelCommerceUtility, listCommerceUtilityRuns, startCommerceUtility } from '../kernel/utility-runs.ts';
