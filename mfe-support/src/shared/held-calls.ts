import { api, queryOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';

/** Call of the inquiries whose messages are held; only their number is shown here. */
export const heldCalls = api.injectEndpoints({
  endpoints: (build) => ({ listStaffInquiries: queryOf(build, catalog.listStaffInquiries) }),
});
