import { api, mutationOf, queryOf } from '@porchlight/client';
import { cancelUtility, listUtilityRuns, startUtility } from '@porchlight/contracts/catalog';

const runsTag = { type: 'Resource', id: 'utility-runs' } as const;

/** Calls of utilities that take long. */
export const runCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listUtilityRuns: queryOf(build, listUtilityRuns, { provides: [runsTag] }),
    startUtility: mutationOf(build, startUtility, { invalidates: [runsTag] }),
    cancelUtility: mutationOf(build, cancelUtility, { invalidates: [runsTag] }),
  }),
});
