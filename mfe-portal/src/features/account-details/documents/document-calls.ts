import { api, mutationOf, queryOf } from '@porchlight/client';
import { listAccountDocuments, removeAccountDocument } from '@porchlight/contracts/accounts';

/** Calls of the landlord's documents. Files are sent by `uploadFile`. */
export const documentCalls = api.injectEndpoints({
  endpoints: (build) => ({
    // Support may have decided or requested more since the last visit.
    listAccountDocuments: queryOf(build, listAccountDocuments, { keepUnusedDataFor: 0 }),
    removeAccountDocument: mutationOf(build, removeAccountDocument),
  }),
});
