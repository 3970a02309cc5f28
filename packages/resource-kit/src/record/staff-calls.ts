import { api, queryOf } from '@porchlight/client';
import * as accounts from '@porchlight/contracts/accounts';

/** Calls for the names of staff in histories. */
export const staffCalls = api.injectEndpoints({
  endpoints: (build) => ({ listStaffNames: queryOf(build, accounts.listStaffNames) }),
});
