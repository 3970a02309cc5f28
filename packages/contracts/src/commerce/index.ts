/** Routes of the commerce service: credits and their prices. */
export {
  CreditBundle,
  CreditBundlesResponse,
  CreditPrices,
  CreditPricesResponse,
  getCreditBundles,
  getCreditPrices,
} from './prices.ts';
export {
  EnableListing,
  enableListing,
  FeatureListing,
  featureListing,
  getListingCosts,
  ListingCosts,
  ListingPublication,
  PublishingParams,
  SpendPreview,
} from './publishing.ts';
export {
  AccountStats,
  AccountStatsResponse,
  creditMovements,
  CreditTransaction,
  CreditTransactionsPage,
  CreditTransactionsQuery,
  getAccountStats,
  getWallet,
  listCreditTransactions,
  Wallet,
  WalletResponse,
  type CreditMovement,
} from './wallet.ts';
