import { api, mutationOf, queryOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';

const membersTag = { type: 'Resource', id: 'renewal-members' } as const;
const runsTag = { type: 'Resource', id: 'renewal-runs' } as const;
const changes = { invalidates: [membersTag, runsTag] } as const;

/** Calls of the renewals of memberships. */
export const renewalCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listRenewalMembers: queryOf(build, commerce.listRenewalMembers, { provides: [membersTag] }),
    // A preview changes nothing; it is sent on request only.
    previewRenewals: mutationOf(build, commerce.previewRenewals),
    startRenewalRun: mutationOf(build, commerce.startRenewalRun, changes),
    listRenewalRuns: queryOf(build, commerce.listRenewalRuns, { provides: [runsTag] }),
    getRenewalRun: queryOf(build, commerce.getRenewalRun, { provides: [runsTag], keepUnusedDataFor: 0 }),
    cancelRenewalRun: mutationOf(build, commerce.cancelRenewalRun, changes),
    retryRenewalRun: mutationOf(build, commerce.retryRenewalRun, changes),
  }),
});
