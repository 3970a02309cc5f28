import { api, mutationOf, queryOf } from '@porchlight/client';
import * as accounts from '@porchlight/contracts/accounts';

const rentersTag = { type: 'Resource', id: 'staff-renters' } as const;
const changes = { invalidates: [rentersTag] } as const;

/** Calls of renters. Personal data is not cached: each view is in the audit log. */
export const rentersCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listStaffRenters: queryOf(build, accounts.listStaffRenters, { provides: [rentersTag] }),
    getStaffRenter: queryOf(build, accounts.getStaffRenter, { provides: [rentersTag] }),
    showRenterPersonalData: mutationOf(build, accounts.showRenterPersonalData),
    sendRenterPasswordReset: mutationOf(build, accounts.sendRenterPasswordReset),
    stopRenterMails: mutationOf(build, accounts.stopRenterMails, changes),
    deleteRenter: mutationOf(build, accounts.deleteRenter, changes),
  }),
});
