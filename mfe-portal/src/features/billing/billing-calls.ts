import { api, mutationOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';
import { walletTag } from '../../shared/wallet/wallet-calls.ts';

/** Calls of billing. */
export const billingCalls = api.injectEndpoints({
  endpoints: (build) => ({
    changeMembership: mutationOf(build, commerce.changeMembership, { invalidates: [walletTag] }),
  }),
});
