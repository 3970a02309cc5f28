import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { ReportRefundBody } from './report-refund.ts';
import { ReportedListing, ReportedListingParams } from './reported-listings.ts';

/**
 * Returns credits that a listing cost, once for its reports, before or after the decision; `modifyReportedListings` is
 * needed too. Commerce posts them, or requests the approval of a second person.
 */
export const refundReportedListing = route({
  service: 'catalog',
  method: 'POST',
  path: '/support/reported-listings/:id/refund',
  access: access.permission('modifyWallets'),
  params: ReportedListingParams,
  body: ReportRefundBody,
  response: ReportedListing,
  lane: 'write',
  errors: ['report-not-found', 'already-refunded', 'own-listing'],
  summary: 'Return the credits that a reported listing cost its landlord',
});
