import {
  ArrayUnique,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IsCount } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { Pagination } from '../../kernel/routes/pagination.ts';
import { route } from '../../kernel/routes/route.ts';
import { languages, type Language } from '../../kernel/vocabularies.ts';
import { AccountDocument, DocumentRequest, DocumentRequestBody } from './account-documents.ts';
import {
  accountRestrictions,
  accountReviewDecisions,
  accountReviewLists,
  accountReviewReasons,
  accountReviewStates,
  accountReviewTriggers,
  maxLimitedListings,
  maxReviewNote,
  reviewReasonLength,
  type AccountRestriction,
  type AccountReviewDecision,
  type AccountReviewList,
  type AccountReviewReason,
  type AccountReviewState,
  type AccountReviewTrigger,
} from './review-values.ts';

/** A review in the queue. */
export class AccountReviewSummary {
  @IsUUID() id!: string;
  @IsString() name!: string;
  @IsString() company!: string;
  @IsString() emailDomain!: string;
  /** Verification level of the company. */
  @IsIn([0, 1, 2, 3]) verifiedLevel!: number;
  @IsIn(accountReviewStates) state!: AccountReviewState;
  /** Why the account is reviewed, without repetition. */
  @IsIn(accountReviewTriggers, { each: true }) triggers!: AccountReviewTrigger[];
  /** The highest risk of a listing that led to the review. */
  @IsOptional() @IsInt() risk?: number;
  @IsISO8601() openedAt!: string;
  /** Until when support decides; while it waits for documents, until when they are due. */
  @IsISO8601() dueAt!: string;
  /** Until when the landlord hands in documents; present if an open review has a request for them. */
  @IsOptional() @IsISO8601() documentsDueAt?: string;
  /** When the latest document of this request arrived. */
  @IsOptional() @IsISO8601() documentsArrivedAt?: string;
  /** Member of support who works on it, for half an hour. */
  @IsOptional() @IsUUID() claimedBy?: string;
  @IsOptional() @IsISO8601() decidedAt?: string;
}
export class AccountReviewsQuery {
  /** Absent: `open`. */
  @IsOptional() @IsIn(accountReviewLists) list?: AccountReviewList;
  @IsOptional() @IsInt() @Min(1) page?: number;
}
export class AccountReviews {
  /** The earliest deadline first; closed ones with the latest decision first. */
  @ListOf(() => AccountReviewSummary) accountReviews!: AccountReviewSummary[];
  @Nested(() => Pagination) pagination!: Pagination;
}
/** One event that led to a review. */
export class AccountReviewCause {
  @IsIn(accountReviewTriggers) trigger!: AccountReviewTrigger;
  @IsISO8601() at!: string;
  @IsOptional() @IsInt() risk?: number;
}
/** What was decided about an account. */
export class AccountReviewOutcome {
  @IsIn(accountReviewStates) state!: AccountReviewState;
  @IsISO8601() decidedAt!: string;
  /** User id of the member of support. */
  @IsUUID() decidedBy!: string;
  @IsOptional() @IsIn(accountReviewReasons) code?: AccountReviewReason;
  /** Sent to the landlord. */
  @IsOptional() @IsString() reason?: string;
  /** For colleagues only. */
  @IsOptional() @IsString() note?: string;
  @IsOptional() @IsInt() maxListings?: number;
}
/** A request for documents, as support sees it. */
export class ReviewDocumentRequest extends DocumentRequest {
  /** User id of the member of support. */
  @IsUUID() requestedBy!: string;
}
export class AccountReview extends AccountReviewSummary {
  /** The reviewed user. */
  @IsUUID() userId!: string;
  /** `m•••@example.com`. */
  @IsString() maskedEmail!: string;
  @IsBoolean() isEmailVerified!: boolean;
  @IsBoolean() hasPhone!: boolean;
  @IsIn(languages) language!: Language;
  @IsISO8601() registeredAt!: string;
  @IsOptional() @IsString() website?: string;
  @IsOptional() @IsString() licenceNumber?: string;
  @IsOptional() @IsIn(accountRestrictions) restriction?: AccountRestriction;
  /** Counts of catalog; absent while it does not respond. */
  @IsOptional() @IsCount() activeListings?: number;
  @IsOptional() @IsCount() inquiries?: number;
  /** Newest first, at most 50. */
  @ListOf(() => AccountReviewCause, 50) causes!: AccountReviewCause[];
  /** The latest request for documents. */
  @IsOptional() @Nested(() => ReviewDocumentRequest) documentRequest?: ReviewDocumentRequest;
  /** What the landlord handed in and did not take back, the latest first, at most 50. */
  @ListOf(() => AccountDocument, 50) documents!: AccountDocument[];
  @IsOptional() @Nested(() => AccountReviewOutcome) outcome?: AccountReviewOutcome;
  /** Earlier decisions about this account, newest first, at most 20. */
  @ListOf(() => AccountReviewOutcome, 20) earlier!: AccountReviewOutcome[];
}
export class AccountReviewParams {
  @IsUUID() id!: string;
}
/** A decision about an account. */
export class AccountReviewDecisionBody {
  @IsIn(accountReviewDecisions) decision!: AccountReviewDecision;
  /** Required to limit, suspend or ban. */
  @IsOptional() @IsIn(accountReviewReasons) code?: AccountReviewReason;
  /** Sent to the landlord; without space around it. Required unless the account is approved. */
  @IsOptional()
  @IsString()
  @Matches(/^\S[\s\S]*\S$/)
  @Length(reviewReasonLength.min, reviewReasonLength.max)
  reason?: string;
  /** For colleagues only. */
  @IsOptional() @IsString() @MaxLength(maxReviewNote) note?: string;
  /** Most listings that can be on. Required to limit. */
  @IsOptional() @IsInt() @Min(1) @Max(maxLimitedListings) maxListings?: number;
  /** `documentRequest.requestedAt` of the review as it was read; absent without a request. */
  @IsOptional() @IsISO8601() documentsRequestedAt?: string;
  /** Documents that prove an address or the right to let: an approval with one of them gives the company level 2. */
  @IsOptional() @ArrayUnique() @IsUUID(undefined, { each: true }) acceptedDocuments?: string[];
}

const reads = { service: 'accounts', method: 'GET', access: access.permission('showAccountReviews') } as const;
const decides = {
  service: 'accounts',
  method: 'POST',
  access: access.permission('modifyAccountReviews'),
  params: AccountReviewParams,
  response: AccountReview,
  lane: 'write',
} as const;

export const listAccountReviews = route({
  ...reads,
  path: '/support/account-reviews',
  query: AccountReviewsQuery,
  response: AccountReviews,
  summary: 'List reviews of landlord accounts, 50 a page',
});
export const getAccountReview = route({
  ...reads,
  path: '/support/account-reviews/:id',
  params: AccountReviewParams,
  response: AccountReview,
  errors: ['review-not-found'],
  summary: 'Get a review of a landlord account',
});
/** Keeps it for half an hour for the caller: others see who works on it, and can still decide. */
export const claimAccountReview = route({
  ...decides,
  path: '/support/account-reviews/:id/claim',
  errors: ['review-not-found', 'already-claimed', 'already-decided'],
  summary: 'Claim a review for half an hour',
});
/** The landlord gets the decision by mail. */
export const decideAccountReview = route({
  ...decides,
  path: '/support/account-reviews/:id/decision',
  body: AccountReviewDecisionBody,
  errors: [
    'review-not-found',
    'already-decided',
    'documents-requested',
    'document-not-found',
    'own-account',
    'staff-account',
  ],
  summary: 'Decide about a landlord account',
});
/** The review stays open. The landlord gets the request by mail. */
export const requestAccountDocuments = route({
  ...decides,
  path: '/support/account-reviews/:id/document-request',
  body: DocumentRequestBody,
  errors: [
    'review-not-found',
    'already-decided',
    'documents-requested',
    'own-account',
    'staff-account',
    'banned-account',
  ],
  summary: 'Request documents from a landlord, within 7 days',
});
/** Returns the new review, or the one that is open already. */
export const reopenAccountReview = route({
  ...decides,
  path: '/support/account-reviews/:id/reopen',
  errors: ['review-not-found', 'staff-account'],
  summary: 'Review a landlord account again',
});
