import { api, mutationOf, queryOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';

/** Cache tag of the saved card. */
export const paymentMethodTag = { type: 'Resource', id: 'payment-method' } as const;

/** Calls of the saved card. */
export const paymentMethodCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getPaymentMethod: queryOf(build, commerce.getPaymentMethod, { provides: [paymentMethodTag] }),
    startCardSetup: mutationOf(build, commerce.startCardSetup),
    savePaymentMethod: mutationOf(build, commerce.savePaymentMethod),
    removePaymentMethod: mutationOf(build, commerce.removePaymentMethod, { invalidates: [paymentMethodTag] }),
  }),
});
