import { api, mutationOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';

/** Call of the link of a PDF. */
export const receiptCalls = api.injectEndpoints({
  endpoints: (build) => ({ createTaxReceiptLink: mutationOf(build, commerce.createTaxReceiptLink) }),
});
