import { api, queryOf } from '@porchlight/client';
import { listPlaceableBlocks } from '@porchlight/contracts/content';

/** Calls of the form of a page. */
export const pagesCalls = api.injectEndpoints({
  endpoints: (build) => ({ listPlaceableBlocks: queryOf(build, listPlaceableBlocks) }),
});
