import { api, queryOf } from '@porchlight/client';
import * as accounts from '@porchlight/contracts/accounts';
import * as catalog from '@porchlight/contracts/catalog';
import * as commerce from '@porchlight/contracts/commerce';
import * as content from '@porchlight/contracts/content';
import { feedTags } from '@porchlight/resource-kit';

/** Calls of the dashboard: pending work, numbers of the site, last edits. */
export const dashboardCalls = api.injectEndpoints({
  endpoints: (build) => ({
    waitingApprovals: queryOf(build, commerce.listApprovals),
    heldInquiries: queryOf(build, catalog.listStaffInquiries),
    brokenLinks: queryOf(build, content.getLinkCheck, { provides: [{ type: 'Resource', id: 'link-check' }] }),
    feedNames: queryOf(build, catalog.listFeedNames, { provides: feedTags }),
    listingDays: queryOf(build, catalog.getListingDays),
    inquiryDays: queryOf(build, catalog.getInquiryDays),
    dashboardSales: queryOf(build, commerce.getEcommerceOverview),
    lastEdits: queryOf(build, accounts.listLastEdits),
  }),
}).endpoints;
