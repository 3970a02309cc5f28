import { api, mutationOf, queryOf } from '@porchlight/client';
import * as accounts from '@porchlight/contracts/accounts';

const userTag = { type: 'Resource', id: 'support-user' } as const;

/** Calls of users: lists, search and record. Personal data is not cached: each view is in the audit log. */
export const userCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listSupportUsers: queryOf(build, accounts.listSupportUsers, { provides: [userTag] }),
    searchSupportUsers: queryOf(build, accounts.searchSupportUsers, { keepUnusedDataFor: 0 }),
    getSupportUser: queryOf(build, accounts.getSupportUser, { provides: [userTag] }),
    showUserPersonalData: mutationOf(build, accounts.showUserPersonalData),
  }),
});
