import { api, mutationOf, queryOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';

const tag = { type: 'Resource', id: 'taxRates' } as const;

/** Calls of the tax rates of provinces. A change that was refused loads them again as well. */
export const taxRatesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listTaxRates: queryOf(build, commerce.listTaxRates, { provides: [tag] }),
    addTaxRate: mutationOf(build, commerce.addTaxRate, { invalidates: [tag] }),
    addTaxRegistrationNumber: mutationOf(build, commerce.addTaxRegistrationNumber, { invalidates: [tag] }),
    changeTaxRate: mutationOf(build, commerce.changeTaxRate, { invalidates: [tag] }),
    removeTaxRate: mutationOf(build, commerce.removeTaxRate, { invalidates: [tag] }),
  }),
});
