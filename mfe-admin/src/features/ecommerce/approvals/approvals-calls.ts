import { api, mutationOf, queryOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';

const tag = { type: 'Resource', id: 'approvals' } as const;
const changes = { invalidates: [tag] } as const;

/** Calls of the requests that a second person decides, and of the credits that staff grant. */
export const approvalsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listApprovals: queryOf(build, commerce.listApprovals, { provides: [tag] }),
    approveRequest: mutationOf(build, commerce.approveRequest, changes),
    rejectRequest: mutationOf(build, commerce.rejectRequest, changes),
    grantCredits: mutationOf(build, commerce.grantCredits, changes),
    findCreditCompanies: queryOf(build, commerce.findCreditCompanies),
  }),
});
