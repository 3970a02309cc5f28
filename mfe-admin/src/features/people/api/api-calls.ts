import { api, mutationOf, queryOf } from '@porchlight/client';
import {
  createApiKey,
  getApiDocument,
  getApiState,
  getApiUse,
  listApiKeys,
  revokeApiKey,
} from '@porchlight/contracts/accounts';

const keys = { type: 'Resource', id: 'api-keys' } as const;

/** Calls of the API dashboard. */
export const apiCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listApiKeys: queryOf(build, listApiKeys, { provides: [keys] }),
    createApiKey: mutationOf(build, createApiKey, { invalidates: [keys] }),
    revokeApiKey: mutationOf(build, revokeApiKey, { invalidates: [keys] }),
    getApiUse: queryOf(build, getApiUse),
    getApiState: queryOf(build, getApiState),
    getApiDocument: queryOf(build, getApiDocument),
  }),
});
