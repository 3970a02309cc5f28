import { api, queryOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';

/** Calls about companies besides those of the resource. */
export const companiesCalls = api.injectEndpoints({
  endpoints: (build) => ({ countCompanyListings: queryOf(build, catalog.countCompanyListings) }),
});
