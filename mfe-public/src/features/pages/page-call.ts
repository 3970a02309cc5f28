import { api, queryOf } from '@porchlight/client';
import { getPageByAddress } from '@porchlight/contracts/content';

/** API endpoint of a page that staff write. */
export const pageCall = api.injectEndpoints({
  endpoints: (build) => ({ getPageByAddress: queryOf(build, getPageByAddress) }),
});
