import { api, mutationOf } from '@porchlight/client';
import { startViewAs } from '@porchlight/contracts/accounts';

export const viewAsCalls = api.injectEndpoints({
  endpoints: (build) => ({ startViewAs: mutationOf(build, startViewAs) }),
});
