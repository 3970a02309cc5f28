import { api, mutationOf, queryOf } from '@porchlight/client';
import * as accounts from '@porchlight/contracts/accounts';

/** The calls behind the link to an account that waits for its password. */
export const claimCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getClaim: queryOf(build, accounts.getClaim),
    claimAccount: mutationOf(build, accounts.claimAccount),
    renewClaim: mutationOf(build, accounts.renewClaim),
  }),
});
