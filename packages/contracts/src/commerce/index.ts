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
