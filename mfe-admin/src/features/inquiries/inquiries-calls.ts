import { api, mutationOf, queryOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';

/** Calls of the inquiries of all renters. Personal data is not cached: each view is in the audit log. */
export const inquiriesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listStaffInquiries: queryOf(build, catalog.listStaffInquiries),
    getStaffInquiry: queryOf(build, catalog.getStaffInquiry),
    decideHeldMessage: mutationOf(build, catalog.decideHeldMessage),
    unblockInquiryWriter: mutationOf(build, catalog.unblockInquiryWriter),
    showInquiryPersonalData: mutationOf(build, catalog.showInquiryPersonalData),
  }),
});
