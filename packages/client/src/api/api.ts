import { createApi } from '@reduxjs/toolkit/query/react';
import { accountEndpoints } from './account-endpoints.ts';
import { baseQuery } from './base-query.ts';
import { catalogEndpoints } from './catalog-endpoints.ts';
import { contentEndpoints } from './content-endpoints.ts';
import { tags } from './endpoint.ts';

/**
 * RTK Query API with the endpoints that every visitor's page may call; part of the first download. Areas and pages
 * inject their own endpoints (`renter-calls.ts`).
 * Usage: `api.useSearchListingsQuery({ query })`, `api.endpoints.searchListings.initiate(…)`. Errors are `ApiError`.
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
