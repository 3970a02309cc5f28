import { api, mutationOf, queryOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';

const tag = { type: 'Resource', id: 'creditPrices' } as const;

/** Calls of the prices of listings. */
export const pricesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listCreditPriceLists: queryOf(build, commerce.listCreditPriceLists, { provides: [tag] }),
    addCreditPrices: mutationOf(build, commerce.addCreditPrices, { invalidates: [tag] }),
  }),
});
