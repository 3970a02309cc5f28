import { api, mutationOf, queryOf } from '@porchlight/client';
import { listFeedRuns, startFeedRun } from '@porchlight/contracts/catalog';

// A file of calls has the metadata of routes only: the label of the resource is written out.
/** Tags of what is known about feeds: the feeds themselves, and their runs. */
export const feedTags = [
  { type: 'Resource', id: 'feeds' },
  { type: 'Resource', id: 'feed-runs' },
] as const;

/** Calls of feeds that admin and support share. */
export const feedCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listFeedRuns: queryOf(build, listFeedRuns, { provides: [feedTags[1]] }),
    startFeedRun: mutationOf(build, startFeedRun, { invalidates: feedTags }),
  }),
});
