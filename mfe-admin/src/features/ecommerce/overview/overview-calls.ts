import { api, queryOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';

/** Call of the figures of ecommerce. */
export const overviewCalls = api.injectEndpoints({
  endpoints: (build) => ({ getEcommerceOverview: queryOf(build, commerce.getEcommerceOverview) }),
});
