import { api, mutationOf, queryOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';

const tag = { type: 'Resource', id: 'tax-information' } as const;

/** Calls of the receipts and of what they state about the company. */
export const taxReceiptsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listTaxReceipts: queryOf(build, commerce.listTaxReceipts),
    getTaxInformation: queryOf(build, commerce.getTaxInformation, { provides: [tag] }),
    changeTaxInformation: mutationOf(build, commerce.changeTaxInformation, { invalidates: [tag] }),
  }),
});
