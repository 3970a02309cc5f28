import { api, mutationOf, queryOf } from '@porchlight/client';
import { mergeCity, previewCityMerge } from '@porchlight/contracts/catalog';

/** Calls that merge cities. */
export const cityMergeCalls = api.injectEndpoints({
  endpoints: (build) => ({
    previewCityMerge: queryOf(build, previewCityMerge, { keepUnusedDataFor: 0 }),
    mergeCity: mutationOf(build, mergeCity, { invalidates: [{ type: 'Resource', id: 'cities' }] }),
  }),
});
