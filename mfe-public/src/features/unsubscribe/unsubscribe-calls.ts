import { api, mutationOf, queryOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';

/** The calls behind the link to leave a list. */
export const unsubscribeCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getUnsubscribe: queryOf(build, catalog.getUnsubscribe),
    unsubscribe: mutationOf(build, catalog.unsubscribe),
  }),
});
