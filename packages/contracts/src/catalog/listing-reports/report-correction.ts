import { IsIn, IsString, Length, Matches } from 'class-validator';
import { pickOf } from '../../kernel/input/pick.ts';
import { changeOf } from '../../kernel/resources/resource-classes.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { ListingDraft } from '../own-listings/own-listing.ts';
import { correctedFieldNames, decisionReasonLength, reportReasons, type ReportReason } from './report-values.ts';
import { ReportedListing, ReportedListingParams } from './reported-listings.ts';

/** Fields with the same bounds as in the editor of their landlord. */
export class CorrectedFields extends pickOf('CorrectedFields', ListingDraft, correctedFieldNames) {}
/** Corrections of the listing, with the version that they are based on; absent fields stay. */
export class ReportCorrectionBody extends changeOf('CorrectedFields', CorrectedFields) {
  /** The problem that was confirmed. */
  @IsIn(reportReasons) confirmed!: ReportReason;
  /** Sent to the landlord; without space around it. */
  @IsString()
  @Matches(/^\S[\s\S]*\S$/)
  @Length(decisionReasonLength.min, decisionReasonLength.max)
  reason!: string;
}

/**
 * Corrects the listing as an edit of its landlord would, and closes all its reports at once. A correction that is based
 * on an old version changes nothing.
 */
export const correctReportedListing = route({
  service: 'catalog',
  method: 'POST',
  path: '/support/reported-listings/:id/correction',
  access: access.permission('modifyReportedListings'),
  params: ReportedListingParams,
  body: ReportCorrectionBody,
  response: ReportedListing,
  lane: 'write',
  errors: [
    'report-not-found',
    'listing-not-found',
    'already-decided',
    'own-listing',
    'state-refused',
    'version-conflict',
    'nothing-corrected',
  ],
  summary: 'Decide about all reports of a listing by a correction of its fields',
});
