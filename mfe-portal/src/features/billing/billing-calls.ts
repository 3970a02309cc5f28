import { api, queryOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';

/** Calls of the wallet and its transactions. */
export const billingCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getWallet: queryOf(build, commerce.getWallet),
    getAccountStats: queryOf(build, commerce.getAccountStats),
    listCreditTransactions: queryOf(build, commerce.listCreditTransactions),
  }),
});
