import { api, mutationOf, queryOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';
import { walletTag } from '../../shared/wallet/wallet-calls.ts';

const mailTag = { type: 'Resource', id: 'low-credit-mail' } as const;

/** Calls of the usage of credits, and of the mail before they run out. */
export const usageCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getUsage: queryOf(build, commerce.getUsage, { provides: [walletTag] }),
    getLowCreditMail: queryOf(build, commerce.getLowCreditMail, { provides: [mailTag] }),
    changeLowCreditMail: mutationOf(build, commerce.changeLowCreditMail, { invalidates: [mailTag] }),
  }),
});
