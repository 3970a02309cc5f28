import { api, queryOf } from '@porchlight/client';
import * as content from '@porchlight/contracts/content';

/** Calls of the link to the editor. */
export const editLinkCalls = api.injectEndpoints({
  endpoints: (build) => ({ findRecordAtAddress: queryOf(build, content.findRecordAtAddress) }),
});
