import { api, mutationOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';

/** Calls of the card fields on a site without keys. */
export const cardFormCalls = api.injectEndpoints({
  endpoints: (build) => ({
    confirmInSandbox: mutationOf(build, commerce.confirmInSandbox),
    authenticateInSandbox: mutationOf(build, commerce.authenticateInSandbox),
  }),
});
