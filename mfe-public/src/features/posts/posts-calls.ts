import { api, queryOf } from '@porchlight/client';
import { listPostCategories } from '@porchlight/contracts/content';

/** API endpoints that only the list of guides needs. */
export const postsCalls = api.injectEndpoints({
  endpoints: (build) => ({ listPostCategories: queryOf(build, listPostCategories) }),
});
