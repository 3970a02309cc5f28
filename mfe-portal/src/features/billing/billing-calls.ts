import { api, queryOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';
import { walletTag } from '../../shared/wallet/wallet-calls.ts';

/** Calls of the credit transactions. */
export const billingCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listCreditTransactions: queryOf(build, commerce.listCreditTransactions, { provides: [walletTag] }),
  }),
});
