import { api, mutationOf, queryOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';

/** Calls of the billing information. */
export const billingInformationCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getBillingInformation: queryOf(build, commerce.getBillingInformation, { provides: ['Billing'] }),
    changeBillingInformation: mutationOf(build, commerce.changeBillingInformation, { invalidates: ['Billing'] }),
  }),
});
