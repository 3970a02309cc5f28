import { api, queryOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';

/** Cache tag of the wallet and its transactions. */
export const walletTag = { type: 'Resource', id: 'wallet' } as const;

/** Calls of the wallet. */
export const walletCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getWallet: queryOf(build, commerce.getWallet, { provides: [walletTag] }),
    getAccountStats: queryOf(build, commerce.getAccountStats, { provides: [walletTag] }),
  }),
});
