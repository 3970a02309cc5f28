import { api, mutationOf, queryOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';

const tag = { type: 'Resource', id: 'accountant-email' } as const;

/** Calls of receipts by mail. */
export const mailReceiptCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getAccountantEmail: queryOf(build, commerce.getAccountantEmail, { provides: [tag] }),
    mailTaxReceipt: mutationOf(build, commerce.mailTaxReceipt, { invalidates: [tag] }),
  }),
});
