/** Routes of the commerce service: credits and their prices. */
export {
  CreditBundle,
  CreditBundlesResponse,
  CreditPrices,
  CreditPricesResponse,
  getCreditBundles,
  getCreditPrices,
} from './prices.ts';
