import { api, queryOf } from '@porchlight/client';
import { getOwnAccountState } from '@porchlight/contracts/accounts';

/** Call of the state of the landlord's account. */
export const accountStateCalls = api.injectEndpoints({
  endpoints: (build) => ({ getOwnAccountState: queryOf(build, getOwnAccountState) }),
});
