import { api, queryOf } from '@porchlight/client';
import { getUsage } from '@porchlight/contracts/commerce';
import { walletTag } from '../../shared/wallet/wallet-calls.ts';

/** Call of the usage of credits. */
export const usageCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getUsage: queryOf(build, getUsage, { provides: [walletTag] }),
  }),
});
