import { api, mutationOf, queryOf } from '@porchlight/client';
import { getSupportUser, showUserPersonalData } from '@porchlight/contracts/accounts';

const userTag = { type: 'Resource', id: 'support-user' } as const;

/** Calls of the record of a user. Personal data is not cached: each view is in the audit log. */
export const userCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getSupportUser: queryOf(build, getSupportUser, { provides: [userTag] }),
    showUserPersonalData: mutationOf(build, showUserPersonalData),
  }),
});
