import { api, mutationOf } from '@porchlight/client';
import { testFeed } from '@porchlight/contracts/catalog';

/** Calls of feeds that only their form sends. */
export const feedFormCalls = api.injectEndpoints({
  endpoints: (build) => ({
    // It changes nothing; it is sent on request only.
    testFeed: mutationOf(build, testFeed),
  }),
});
