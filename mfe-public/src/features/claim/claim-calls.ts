import { api, mutationOf, queryOf } from '@porchlight/client';
import * as accounts from '@porchlight/contracts/accounts';

/** API endpoints behind the link to claim an account. */
export const claimCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getClaim: queryOf(build, accounts.getClaim),
    claimAccount: mutationOf(build, accounts.claimAccount),
    rejectClaim: mutationOf(build, accounts.rejectClaim),
    renewClaim: mutationOf(build, accounts.renewClaim),
  }),
});
