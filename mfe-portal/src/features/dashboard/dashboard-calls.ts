import { api, queryOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';

// A reply on the screen of the leads makes the leads here out of date.
const leadsTag = { type: 'Resource', id: 'leads' } as const;

/** Calls of the dashboard. */
export const dashboardCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listNewestLeads: queryOf(build, catalog.listLeads, { provides: [leadsTag] }),
    getListingStats: queryOf(build, catalog.getNewListingStats),
  }),
});
