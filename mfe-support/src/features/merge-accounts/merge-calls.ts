import { api, mutationOf, queryOf } from '@porchlight/client';
import * as accounts from '@porchlight/contracts/accounts';

const mergesTag = { type: 'Resource', id: 'account-merges' } as const;
const changes = { invalidates: [mergesTag] } as const;

/** Calls of merges of accounts. */
export const mergeCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listUserMerges: queryOf(build, accounts.listUserMerges, { provides: [mergesTag], keepUnusedDataFor: 0 }),
    getAccountMerge: queryOf(build, accounts.getAccountMerge, { provides: [mergesTag], keepUnusedDataFor: 0 }),
    // A preview changes nothing, but each one is audited: it is sent on request only.
    previewAccountMerge: mutationOf(build, accounts.previewAccountMerge),
    startAccountMerge: mutationOf(build, accounts.startAccountMerge, changes),
    undoAccountMerge: mutationOf(build, accounts.undoAccountMerge, changes),
  }),
});
