import { api, queryOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';
import * as commerce from '@porchlight/contracts/commerce';
import * as content from '@porchlight/contracts/content';

/** Calls that count the pending work. */
export const dashboardCalls = api.injectEndpoints({
  endpoints: (build) => ({
    waitingApprovals: queryOf(build, commerce.listApprovals),
    heldInquiries: queryOf(build, catalog.listStaffInquiries),
    brokenLinks: queryOf(build, content.getLinkCheck, { provides: [{ type: 'Resource', id: 'link-check' }] }),
  }),
}).endpoints;
