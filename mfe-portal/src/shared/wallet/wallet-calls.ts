import { api, queryOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';

/** Calls of the wallet. */
export const walletCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getWallet: queryOf(build, commerce.getWallet, { provides: ['Wallet'] }),
    getAccountStats: queryOf(build, commerce.getAccountStats, { provides: ['Wallet'] }),
  }),
});
