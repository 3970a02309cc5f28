import { api, queryOf } from '@porchlight/client';
import { getNewListingStats } from '@porchlight/contracts/catalog';

/** Calls of the dashboard. */
export const dashboardCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getListingStats: queryOf(build, getNewListingStats),
  }),
});
