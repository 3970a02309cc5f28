import { api, mutationOf } from '@porchlight/client';
import { lookUpMail, retryMail } from '@porchlight/contracts/accounts';

/** Calls of the mails of an address. The look-up is a mutation: its result is not stored under the address. */
export const mailCalls = api.injectEndpoints({
  endpoints: (build) => ({
    lookUpMail: mutationOf(build, lookUpMail),
    retryMail: mutationOf(build, retryMail),
  }),
});
