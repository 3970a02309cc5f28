import { createApi } from '@reduxjs/toolkit/query/react';
import { accountEndpoints } from './account-endpoints.ts';
import { baseQuery } from './base-query.ts';
import { catalogEndpoints } from './catalog-endpoints.ts';
import { contentEndpoints } from './content-endpoints.ts';
import { tags } from './endpoint.ts';

/**
 * The calls that any visitor may make, one line each, named as in the contracts; every first visit carries them. Those of one area or one page
 * are injected by it (`renter-calls.ts`): `api.useSearchListingsQuery({ query })`,
 * `api.endpoints.searchListings.initiate(…)`. Errors are `ApiError`.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  endpoints: (build) => ({
    ...accountEndpoints(build),
    ...catalogEndpoints(build),
    ...contentEndpoints(build),
  }),
});
