import { api, mutationOf } from '@porchlight/client';
import { reportListing } from '@porchlight/contracts/catalog';

/** Call that reports a listing; it loads with the dialog. */
export const reportCalls = api.injectEndpoints({
  endpoints: (build) => ({ reportListing: mutationOf(build, reportListing) }),
});
