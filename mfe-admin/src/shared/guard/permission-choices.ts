import { api, queryOf } from '@porchlight/client';
import { listPermissionChoices } from '@porchlight/contracts/accounts';

/** Call of the permissions that can guard content. */
export const permissionChoices = api.injectEndpoints({
  endpoints: (build) => ({ listPermissionChoices: queryOf(build, listPermissionChoices) }),
});
