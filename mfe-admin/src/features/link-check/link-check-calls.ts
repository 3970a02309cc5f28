import { api, mutationOf, queryOf } from '@porchlight/client';
import * as content from '@porchlight/contracts/content';

const tag = { type: 'Resource', id: 'link-check' } as const;

/** Calls of the link check. */
export const linkCheckCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getLinkCheck: queryOf(build, content.getLinkCheck, { provides: [tag] }),
    startLinkCheck: mutationOf(build, content.startLinkCheck, { invalidates: [tag] }),
  }),
});
