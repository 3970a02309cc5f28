import { api, mutationOf, queryOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';

const tag = { type: 'Resource', id: 'billing-information' } as const;

/** Calls of the billing information. */
export const billingInformationCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getBillingInformation: queryOf(build, commerce.getBillingInformation, { provides: [tag] }),
    changeBillingInformation: mutationOf(build, commerce.changeBillingInformation, { invalidates: [tag] }),
  }),
});
