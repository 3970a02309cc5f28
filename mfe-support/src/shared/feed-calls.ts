import { api, mutationOf, queryOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';
import { feedTags } from '@porchlight/resource-kit';

const decides = { invalidates: feedTags } as const;

/** Calls of the logs of feeds. */
export const feedLogCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listFeedNames: queryOf(build, catalog.listFeedNames, { provides: feedTags }),
    getSupportFeed: queryOf(build, catalog.getSupportFeed, { provides: feedTags }),
    getFeedRun: queryOf(build, catalog.getFeedRun, { provides: [feedTags[1]], keepUnusedDataFor: 0 }),
    listFeedRows: queryOf(build, catalog.listFeedRows, { keepUnusedDataFor: 0 }),
    approveFeedRun: mutationOf(build, catalog.approveFeedRun, decides),
    cancelFeedRun: mutationOf(build, catalog.cancelFeedRun, decides),
  }),
});
