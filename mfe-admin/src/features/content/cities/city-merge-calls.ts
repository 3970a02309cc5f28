import { api, mutationOf, queryOf } from '@porchlight/client';
import { mergeCity, previewCityMerge } from '@porchlight/contracts/catalog';

/** Calls that merge cities. */
export const cityMergeCalls = api.injectEndpoints({
  endpoints: (build) => ({
    previewCityMerge: queryOf(build, previewCityMerge, { keepUnusedDataFor: 0 }),
    // The page of the merged city would reload a record that is gone: `AfterMerge` invalidates the lists.
    mergeCity: mutationOf(build, mergeCity),
  }),
});
