import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, IsUUID, Length, Matches, Min } from 'class-validator';
import { IsCount, IsListingId, type ListingId } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { ResourceVersion } from '../../kernel/resources/resource-classes.ts';
import { access } from '../../kernel/routes/access.ts';
import { Pagination } from '../../kernel/routes/pagination.ts';
import { route } from '../../kernel/routes/route.ts';
import { ListingIdParams } from '../favourites/favourites.ts';
import { ListingFeed } from '../feeds/listing-feed.ts';
import { Photo } from '../listings/listing-card.ts';
import { OwnListing } from '../own-listings/own-listing.ts';
import { reviewDecisions, reviewReasonLength, riskRules, type ReviewDecision, type RiskRule } from './review-values.ts';

/** Listing in the state `pending_review`. */
export class PendingListing {
  @IsListingId() id!: ListingId;
  @IsString() title!: string;
  /** Language of the title. */
  @IsIn(['en', 'fr']) lang!: 'en' | 'fr';
  @IsString() address!: string;
  @IsString() city!: string;
  /** Two-letter code. */
  @IsString() province!: string;
  @IsString() company!: string;
  @IsISO8601() submittedAt!: string;
  /** 0 to 100. */
  @IsInt() risk!: number;
  /** No listing of the company was published before. */
  @IsBoolean() isFirst!: boolean;
  @IsOptional() @Nested(() => Photo) photo?: Photo;
}
export class PendingListingsQuery {
  @IsOptional() @IsInt() @Min(1) page?: number;
}
export class PendingListings {
  /** Highest risk from 75 first, then oldest. */
  @ListOf(() => PendingListing) listings!: PendingListing[];
  @Nested(() => Pagination) pagination!: Pagination;
}
/** A rule that a listing met, with the points that it adds to the risk; negative ones lower it. */
export class RiskReason {
  @IsIn(riskRules) rule!: RiskRule;
  @IsInt() points!: number;
}
/** A submission of the listing, and what support decided. */
export class ListingReview {
  @IsISO8601() submittedAt!: string;
  @IsInt() risk!: number;
  @ListOf(() => RiskReason) reasons!: RiskReason[];
  /** Absent while it waits; `automatic` needed no decision. */
  @IsOptional() @IsIn(reviewDecisions) decision?: ReviewDecision;
  @IsOptional() @IsISO8601() decidedAt?: string;
  /** User id of the staff member. */
  @IsOptional() @IsUUID() decidedBy?: string;
  @IsOptional() @IsString() reason?: string;
}
export class ReviewedListing {
  @Nested(() => OwnListing) listing!: OwnListing;
  @IsString() company!: string;
  @IsBoolean() isCompanyVerified!: boolean;
  @IsCount() publishedListings!: number;
  /** Absent for a listing that does not come from a feed. */
  @IsOptional() @Nested(() => ListingFeed) feed?: ListingFeed;
  /** Newest first, at most 20. */
  @ListOf(() => ListingReview, 20) reviews!: ListingReview[];
}
export class ReviewWithReason extends ResourceVersion {
  /** Sent to the landlord; without space around it. */
  @Matches(/^\S[\s\S]*\S$/)
  @Length(reviewReasonLength.min, reviewReasonLength.max)
  @IsString()
  reason!: string;
}

export const listPendingListings = route({
  service: 'catalog',
  method: 'GET',
  path: '/support/pending-listings',
  access: access.permission('showListings'),
  query: PendingListingsQuery,
  response: PendingListings,
  summary: 'List the listings that wait for a decision of support, 25 a page',
});
export const getReviewedListing = route({
  service: 'catalog',
  method: 'GET',
  path: '/support/listings/:id',
  access: access.permission('showListings'),
  params: ListingIdParams,
  response: ReviewedListing,
  errors: ['listing-not-found'],
  summary: 'Get a listing of any landlord with its reviews and their reasons',
});
const decision = {
  service: 'catalog',
  method: 'POST',
  access: access.permission('modifyListingStatus'),
  params: ListingIdParams,
  response: ReviewedListing,
  errors: ['listing-not-found', 'version-conflict', 'state-refused', 'own-listing'],
} as const;
/** The landlord can turn the listing on; one that asked for it is turned on at once, if its credits suffice. */
export const approveListing = route({
  ...decision,
  path: '/support/listings/:id/approved',
  body: ResourceVersion,
  summary: 'Approve a listing in review',
});
/** The landlord can edit the listing and submit it again. */
export const requestListingChanges = route({
  ...decision,
  path: '/support/listings/:id/changes-requested',
  body: ReviewWithReason,
  summary: 'Request changes to a listing in review',
});
/** The listing can no longer be edited or published. */
export const rejectListing = route({
  ...decision,
  path: '/support/listings/:id/rejected',
  body: ReviewWithReason,
  summary: 'Reject a listing in review',
});
