import { api, queryOf } from '@porchlight/client';
import { getOwnPage, getPageByAddress } from '@porchlight/contracts/content';

/** API endpoints of a page that staff write: as all visitors read it, and as a user with a permission does. */
export const pageCall = api.injectEndpoints({
  endpoints: (build) => ({
    getPageByAddress: queryOf(build, getPageByAddress),
    getOwnPage: queryOf(build, getOwnPage, { provides: ['Session'] }),
  }),
});
