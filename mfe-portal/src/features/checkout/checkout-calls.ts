import { api, mutationOf, queryOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';

/** Calls of the checkout. */
export const checkoutCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getCreditBundles: queryOf(build, commerce.getCreditBundles),
    getMembershipPlans: queryOf(build, commerce.getMembershipPlans),
    // They change nothing: what an order costs is cached by its content.
    quoteOrder: queryOf(build, commerce.quoteOrder, { keepUnusedDataFor: 30 }),
    applyPromoCode: queryOf(build, commerce.applyPromoCode, { keepUnusedDataFor: 30 }),
    quoteByProvince: queryOf(build, commerce.quoteByProvince, { keepUnusedDataFor: 30 }),
    checkout: mutationOf(build, commerce.checkout),
    postCheckout: mutationOf(build, commerce.postCheckout),
  }),
});
