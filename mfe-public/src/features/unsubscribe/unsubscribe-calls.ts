import { api, mutationOf, queryOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';

/** API endpoints behind the unsubscribe link. */
export const unsubscribeCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getUnsubscribe: queryOf(build, catalog.getUnsubscribe),
    unsubscribe: mutationOf(build, catalog.unsubscribe),
  }),
});
