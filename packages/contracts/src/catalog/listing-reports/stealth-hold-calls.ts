import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { ReportedListing, ReportedListingParams } from './reported-listings.ts';
import { StealthHoldBody } from './stealth-hold.ts';

const holds = {
  service: 'catalog',
  method: 'POST',
  access: access.permission('modifyReportedListings'),
  params: ReportedListingParams,
  response: ReportedListing,
  lane: 'write',
} as const;

/**
 * Hides a public listing from visitors for at most 72 hours; its landlord is not notified and not charged. Once for the
 * same reports, and only while most of them name a scam or stolen photos.
 */
export const holdReportedListing = route({
  ...holds,
  path: '/support/reported-listings/:id/stealth-hold',
  body: StealthHoldBody,
  errors: ['report-not-found', 'already-decided', 'already-held', 'own-listing', 'state-refused'],
  summary: 'Hide a reported listing without a notice to its landlord, for 72 hours',
});
export const endStealthHold = route({
  ...holds,
  path: '/support/reported-listings/:id/stealth-hold-end',
  errors: ['report-not-found', 'already-ended', 'own-listing'],
  summary: 'Show a listing again that was hidden without a notice to its landlord',
});
