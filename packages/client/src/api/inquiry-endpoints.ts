import * as catalog from '@porchlight/contracts/catalog';
import { mutationOf, queryOf, type Build } from './endpoint.ts';

/** The calls of catalog for what renters write to landlords. */
export const inquiryEndpoints = (build: Build) => ({
  sendInquiry: mutationOf(build, catalog.sendInquiry, { invalidates: ['Inquiries'] }),
  listInquiries: queryOf(build, catalog.listInquiries, { provides: ['Inquiries'] }),
  listRecentInquiries: queryOf(build, catalog.listRecentInquiries, { provides: ['Inquiries'] }),
  getInquiryMarkers: queryOf(build, catalog.getInquiryMarkers, { provides: ['Inquiries'] }),
  listInquiriesOnListing: queryOf(build, catalog.listInquiriesOnListing, { provides: ['Inquiries'] }),
  getInquiry: queryOf(build, catalog.getInquiry, { provides: ['Inquiries'] }),
});
