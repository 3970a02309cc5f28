import { api, mutationOf, queryOf } from '@porchlight/client';
import * as accounts from '@porchlight/contracts/accounts';
import * as commerce from '@porchlight/contracts/commerce';

/** Calls of landlord sign-up: registration, email verification and credit prices. */
export const landlordCalls = api.injectEndpoints({
  endpoints: (build) => ({
    registerLandlord: mutationOf(build, accounts.registerLandlord),
    verifyLandlord: mutationOf(build, accounts.verifyLandlord, { invalidates: ['Session'] }),
    resendLandlordCode: mutationOf(build, accounts.resendLandlordCode),
    getCreditPrices: queryOf(build, commerce.getCreditPrices),
  }),
});
