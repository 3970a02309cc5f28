import { api, queryOf, usePermission } from '@porchlight/client';
import { listLeads } from '@porchlight/contracts/catalog';

/** Age in seconds at which leads that are shown again are requested again. */
const maxAgeSeconds = 30;

const { useListNewestLeadsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    // A reply on the screen of the leads makes these out of date.
    listNewestLeads: queryOf(build, listLeads, { provides: [{ type: 'Resource', id: 'leads' }] }),
  }),
});

/**
 * Requests the first page of the open leads: those who wait first, then the latest. Only for users who may see them.
 */
export const useNewestLeads = () =>
  useListNewestLeadsQuery(
    { query: {} },
    { refetchOnMountOrArgChange: maxAgeSeconds, skip: !usePermission('viewLeads') },
  );
