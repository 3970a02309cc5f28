import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, IsUUID, Length, Matches, Min } from 'class-validator';
import { IsCount, IsListingId, type ListingId } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { Pagination } from '../../kernel/routes/pagination.ts';
import { route } from '../../kernel/routes/route.ts';
import { listingStates, type ListingState } from '../../kernel/vocabularies.ts';
import { RiskReason } from '../listing-reviews/listing-reviews.ts';
import { Photo } from '../listings/listing-card.ts';
import { LandlordQuestion, LandlordQuestionBody } from './landlord-question.ts';
import { ReportRefund } from './report-refund.ts';
import { StealthHold } from './stealth-hold.ts';
import { OwnListing } from '../own-listings/own-listing.ts';
import {
  appealDecisions,
  decisionReasonLength,
  plainReportDecisions,
  reportDecisions,
  reportedListingLists,
  reportHoldRules,
  reportReasons,
  reportSeverities,
  type AppealDecision,
  type ReportDecision,
  type ReportedListingList,
  type ReportHoldRule,
  type ReportReason,
  type ReportSeverity,
} from './report-values.ts';

/** All reports of a listing that one decision closes. */
export class ReportedListingSummary {
  @IsUUID() id!: string;
  @IsListingId() listingId!: ListingId;
  @IsString() title!: string;
  /** Language of the title. */
  @IsIn(['en', 'fr']) lang!: 'en' | 'fr';
  @IsString() address!: string;
  @IsString() city!: string;
  /** Two-letter code. */
  @IsString() province!: string;
  @IsString() company!: string;
  @IsIn(listingStates) status!: ListingState;
  @IsOptional() @Nested(() => Photo) photo?: Photo;
  @IsISO8601() openedAt!: string;
  @IsIn(reportSeverities) severity!: ReportSeverity;
  /** The most frequent one. */
  @IsIn(reportReasons) reason!: ReportReason;
  /** Number of different reporters. */
  @IsCount() reporters!: number;
  /** Until when support decides. */
  @IsISO8601() dueAt!: string;
  /** Present while the listing is hidden until the decision. */
  @IsOptional() @IsIn(reportHoldRules) hold?: ReportHoldRule;
  /** Until when the listing is hidden without a notice to its landlord; absent unless it is. */
  @IsOptional() @IsISO8601() stealthUntil?: string;
  /** Member of support who works on it, for half an hour. */
  @IsOptional() @IsUUID() claimedBy?: string;
  /** Until when the landlord is expected to respond to the latest question of support. */
  @IsOptional() @IsISO8601() responseDueAt?: string;
  @IsOptional() @IsISO8601() respondedAt?: string;
  @IsOptional() @IsIn(reportDecisions) decision?: ReportDecision;
  @IsOptional() @IsISO8601() decidedAt?: string;
  @IsOptional() @IsISO8601() appealedAt?: string;
}
export class ReportedListingsQuery {
  /** Absent: `open`. */
  @IsOptional() @IsIn(reportedListingLists) list?: ReportedListingList;
  @IsOptional() @IsInt() @Min(1) page?: number;
}
export class ReportedListings {
  /** Highest severity first, then most reporters, then oldest; closed ones with the latest decision first. */
  @ListOf(() => ReportedListingSummary) reportedListings!: ReportedListingSummary[];
  @Nested(() => Pagination) pagination!: Pagination;
}
/** One report, without what identifies the reporter. */
export class ReceivedReport {
  @IsString() reference!: string;
  @IsIn(reportReasons) reason!: ReportReason;
  @IsOptional() @IsString() details?: string;
  @IsISO8601() at!: string;
  /** Reported with an account. */
  @IsBoolean() hasAccount!: boolean;
  /** The landlord wrote to the account about this listing. */
  @IsBoolean() hasConversation!: boolean;
  /** Decided reports of this reporter, and how many of them were not dismissed. */
  @IsCount() earlierReports!: number;
  @IsCount() confirmedReports!: number;
}
/** What was decided about reports of a listing, and about the appeal. */
export class ReportOutcome {
  @IsIn(reportDecisions) decision!: ReportDecision;
  @IsISO8601() decidedAt!: string;
  /** User id of the member of support. */
  @IsOptional() @IsUUID() decidedBy?: string;
  /** The problem that was confirmed; absent for dismissed reports. */
  @IsOptional() @IsIn(reportReasons) confirmed?: ReportReason;
  /** Sent to the landlord. */
  @IsOptional() @IsString() reason?: string;
  @IsOptional() @IsISO8601() appealedAt?: string;
  @IsOptional() @IsString() appeal?: string;
  @IsOptional() @IsIn(appealDecisions) appealDecision?: AppealDecision;
  @IsOptional() @IsISO8601() appealDecidedAt?: string;
  @IsOptional() @IsUUID() appealDecidedBy?: string;
  @IsOptional() @IsString() appealReason?: string;
}
/** Listing of another landlord. */
export class LinkedListing {
  @IsListingId() id!: ListingId;
  @IsString() title!: string;
  @IsIn(['en', 'fr']) lang!: 'en' | 'fr';
  @IsString() company!: string;
  @IsIn(listingStates) status!: ListingState;
}
/** What is known besides the reports: what else the landlord offers, and who else offers under the same contact. */
export class ReportEvidence {
  /** Other listings of the landlord with decided reports: those with a confirmed problem, and those without. */
  @IsCount() otherConfirmed!: number;
  @IsCount() otherDismissed!: number;
  /** Listings of other landlords with the same contact phone or email, newest first, at most five. */
  @ListOf(() => LinkedListing, 5) sameContact!: LinkedListing[];
}
export class ReportedListing extends ReportedListingSummary {
  @Nested(() => ReportEvidence) evidence!: ReportEvidence;
  /** Absent while its landlord has deleted it. */
  @IsOptional() @Nested(() => OwnListing) listing?: OwnListing;
  /** Of the landlord. */
  @IsUUID() companyId!: string;
  /** User id of the landlord. */
  @IsUUID() landlordId!: string;
  @IsBoolean() isCompanyVerified!: boolean;
  @IsCount() publishedListings!: number;
  /** Risk of the latest submission, 0 to 100, with the rules that it met; absent if it was never submitted. */
  @IsOptional() @IsInt() risk?: number;
  @ListOf(() => RiskReason) riskReasons!: RiskReason[];
  /** Present if the listing was hidden without a notice, also once that has ended. */
  @IsOptional() @Nested(() => StealthHold) stealthHold?: StealthHold;
  /** Present once support has returned credits of the listing. */
  @IsOptional() @Nested(() => ReportRefund) refund?: ReportRefund;
  /** Newest first, at most 100. */
  @ListOf(() => ReceivedReport, 100) reports!: ReceivedReport[];
  /** Newest first, at most 20. */
  @ListOf(() => LandlordQuestion, 20) questions!: LandlordQuestion[];
  /** Present once it is decided. */
  @IsOptional() @Nested(() => ReportOutcome) outcome?: ReportOutcome;
  /** Earlier decisions about reports of this listing, newest first, at most 20. */
  @ListOf(() => ReportOutcome, 20) earlier!: ReportOutcome[];
}
export class ReportedListingParams {
  @IsUUID() id!: string;
}
/** A decision that closes all reports of the listing. */
export class ReportDecisionBody {
  @IsIn(plainReportDecisions) decision!: (typeof plainReportDecisions)[number];
  /** Required unless the reports are dismissed. */
  @IsOptional() @IsIn(reportReasons) confirmed?: ReportReason;
  /** Sent to the landlord; without space around it. Required unless the reports are dismissed. */
  @IsOptional()
  @IsString()
  @Matches(/^\S[\s\S]*\S$/)
  @Length(decisionReasonLength.min, decisionReasonLength.max)
  reason?: string;
}
export class AppealDecisionBody {
  @IsIn(appealDecisions) decision!: AppealDecision;
  /** Sent to the landlord; without space around it. */
  @IsString()
  @Matches(/^\S[\s\S]*\S$/)
  @Length(decisionReasonLength.min, decisionReasonLength.max)
  reason!: string;
}

const reads = { service: 'catalog', method: 'GET', access: access.permission('showReportedListings') } as const;
const decides = {
  service: 'catalog',
  method: 'POST',
  access: access.permission('modifyReportedListings'),
  params: ReportedListingParams,
  response: ReportedListing,
  lane: 'write',
} as const;

export const listReportedListings = route({
  ...reads,
  path: '/support/reported-listings',
  query: ReportedListingsQuery,
  response: ReportedListings,
  summary: 'List reported listings, 50 a page',
});
export const getReportedListing = route({
  ...reads,
  path: '/support/reported-listings/:id',
  params: ReportedListingParams,
  response: ReportedListing,
  errors: ['report-not-found'],
  summary: 'Get a reported listing with its reports',
});
/** Keeps it for half an hour for the caller: others see who works on it, and can still decide. */
export const claimReportedListing = route({
  ...decides,
  path: '/support/reported-listings/:id/claim',
  errors: ['report-not-found', 'already-claimed', 'already-decided'],
  summary: 'Claim a reported listing for half an hour',
});
/**
 * Closes all its reports at once. The landlord and the reporters get the outcome by mail; renters who wrote about a
 * listing whose scam was confirmed get a warning.
 */
export const decideReportedListing = route({
  ...decides,
  path: '/support/reported-listings/:id/decision',
  body: ReportDecisionBody,
  errors: ['report-not-found', 'already-decided', 'own-listing', 'state-refused'],
  summary: 'Decide about all reports of a listing',
});
/**
 * Asks the landlord by mail, who can respond on the page of the listing. The listing leaves the queue until then, for at
 * most 48 hours, or until it is reported again.
 */
export const askLandlord = route({
  ...decides,
  path: '/support/reported-listings/:id/question',
  body: LandlordQuestionBody,
  errors: ['report-not-found', 'already-decided', 'already-asked', 'own-listing', 'state-refused'],
  summary: 'Ask the landlord of a reported listing',
});
/** Opens dismissed reports again. Only for the person who dismissed them, until the decision is final. */
export const undoReportDismissal = route({
  ...decides,
  path: '/support/reported-listings/:id/undo',
  errors: ['report-not-found', 'undo-refused'],
  summary: 'Undo the dismissal of reports, within 10 seconds',
});
/** Only a member of support who did not decide before. */
export const decideReportAppeal = route({
  ...decides,
  path: '/support/reported-listings/:id/appeal-decision',
  body: AppealDecisionBody,
  errors: ['report-not-found', 'already-decided', 'own-listing', 'own-decision', 'state-refused'],
  summary: 'Decide about the appeal of a landlord',
});
