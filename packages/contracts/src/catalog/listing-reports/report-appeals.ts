import { IsIn, IsISO8601, IsOptional, IsString, Length, Matches } from 'class-validator';
import { Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { ListingIdParams } from '../favourites/favourites.ts';
import { LandlordQuestion, LandlordResponseBody } from './landlord-question.ts';
import {
  appealDecisions,
  appealLength,
  reportDecisions,
  reportReasons,
  type AppealDecision,
  type ReportDecision,
  type ReportReason,
} from './report-values.ts';

/** What a landlord sees of reports of a listing: never who reported it, nor what they wrote. */
export class OwnReportOutcome {
  /** Present while the listing is hidden automatically, until support decides. */
  @IsOptional() @IsISO8601() heldAt?: string;
  @IsOptional() @IsIn(reportDecisions) decision?: ReportDecision;
  @IsOptional() @IsISO8601() decidedAt?: string;
  @IsOptional() @IsIn(reportReasons) confirmed?: ReportReason;
  @IsOptional() @IsString() reason?: string;
  /** Until when the landlord can appeal; absent when that is not possible any more. */
  @IsOptional() @IsISO8601() appealUntil?: string;
  @IsOptional() @IsISO8601() appealedAt?: string;
  @IsOptional() @IsIn(appealDecisions) appealDecision?: AppealDecision;
  @IsOptional() @IsString() appealReason?: string;
}
export class OwnReportOutcomeResponse {
  /** Absent: no report of the listing led to a decision that the landlord is affected by. */
  @IsOptional() @Nested(() => OwnReportOutcome) outcome?: OwnReportOutcome;
  /** The latest question of support, until it has decided. */
  @IsOptional() @Nested(() => LandlordQuestion) question?: LandlordQuestion;
}
export class ReportAppeal {
  /** Why the decision is wrong; without space around it. */
  @IsString()
  @Matches(/^\S[\s\S]*\S$/)
  @Length(appealLength.min, appealLength.max)
  text!: string;
}

const own = {
  service: 'catalog',
  params: ListingIdParams,
  response: OwnReportOutcomeResponse,
} as const;

export const getOwnReportOutcome = route({
  ...own,
  method: 'GET',
  path: '/elandlord/listings/:id/report-outcome',
  access: access.role('landlord', 'viewPortalListings'),
  errors: ['listing-not-found'],
  summary: "Get what support decided about reports of one of the caller's listings",
});
/** Once for each question, until support has decided. */
export const respondToReportQuestion = route({
  ...own,
  method: 'POST',
  path: '/elandlord/listings/:id/report-response',
  access: access.role('landlord', 'modifyPortalListings'),
  body: LandlordResponseBody,
  lane: 'write',
  errors: ['listing-not-found', 'response-refused'],
  summary: "Respond to what support asked about one of the caller's listings",
});
/** Once for each decision, within 14 days. Another member of support decides about it. */
export const appealReportDecision = route({
  ...own,
  method: 'POST',
  path: '/elandlord/listings/:id/report-appeal',
  access: access.role('landlord', 'modifyPortalListings'),
  body: ReportAppeal,
  lane: 'write',
  errors: ['listing-not-found', 'appeal-refused'],
  summary: "Appeal against the decision about reports of one of the caller's listings",
});
