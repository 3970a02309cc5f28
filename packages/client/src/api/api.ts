import * as commerce from '@porchlight/contracts/commerce';
import { createApi } from '@reduxjs/toolkit/query/react';
import { accountEndpoints } from './account-endpoints.ts';
import { alertEndpoints } from './alert-endpoints.ts';
import { baseQuery } from './base-query.ts';
import { catalogEndpoints } from './catalog-endpoints.ts';
import { contentEndpoints } from './content-endpoints.ts';
import { queryOf, tags } from './endpoint.ts';
import { renterEndpoints } from './renter-endpoints.ts';
import { inquiryEndpoints } from './inquiry-endpoints.ts';

/**
 * The calls that screens make, one line each, named as in the contracts; every visitor carries them, so a call comes with its screen: `api.useSearchListingsQuery({ query })`,
 * `api.endpoints.searchListings.initiate(…)`. Errors are `ApiError`.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  endpoints: (build) => ({
    ...accountEndpoints(build),
    ...renterEndpoints(build),
    ...inquiryEndpoints(build),
    ...alertEndpoints(build),
    ...catalogEndpoints(build),
    ...contentEndpoints(build),
    getCreditPrices: queryOf(build, commerce.getCreditPrices),
    getCreditBundles: queryOf(build, commerce.getCreditBundles),
  }),
});
