import { ArrayUnique, IsArray, IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, IsUUID } from 'class-validator';
import { ArrayMaxSize, ArrayMinSize, Min } from 'class-validator';
import { IsCount, IsListingId, IsText, type ListingId } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { CompanyListingParams } from '../listings/company-listings.ts';
import { FoundListing } from '../listing-reviews/staff-listings.ts';
import { OwnListing } from '../own-listings/own-listing.ts';
import {
  maxDuplicates,
  maxListedMerges,
  maxMergeCandidates,
  maxMergeSuggestions,
  mergeFields,
  movedKinds,
  type MergeField,
  type MovedKind,
} from './merge-values.ts';

/** A listing that a merge can take. */
export class MergeCandidate extends FoundListing {
  /** Whether visitors see it. */
  @IsBoolean() isLive!: boolean;
  @IsCount() leads!: number;
}
/** Listings that may be one home. */
export class MergeSuggestion {
  /** `same`: the same street and unit. `similar`: the same place and size, with a similar rent or title. */
  @IsIn(['same', 'similar']) match!: 'same' | 'similar';
  /** Live listings first, then the oldest. */
  @ListOf(() => MergeCandidate) listings!: MergeCandidate[];
}
export class MergeCandidatesQuery {
  /** Id of a listing, or a part of its title or street address. */
  @IsOptional() @IsText(100) search?: string;
}
export class MergeCandidates {
  /** Live listings first, then the newest. */
  @ListOf(() => MergeCandidate, maxMergeCandidates) listings!: MergeCandidate[];
  /** Whether more listings match. */
  @IsBoolean() more!: boolean;
  /** Without a search only. */
  @ListOf(() => MergeSuggestion, maxMergeSuggestions) suggestions!: MergeSuggestion[];
}
/** A field that is taken from a duplicate. */
export class ChosenField {
  @IsIn(mergeFields) field!: MergeField;
  /** The duplicate that it is taken from. */
  @IsListingId() listingId!: ListingId;
}
/** A listing in the version that support saw. */
export class MergeSide {
  @IsListingId() id!: ListingId;
  @IsInt() @Min(1) version!: number;
}
export class ListingMergeChoice {
  /** The listing that stays. */
  @IsListingId() canonicalId!: ListingId;
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(maxDuplicates)
  @ArrayUnique()
  @IsListingId(true)
  duplicateIds!: ListingId[];
  /** Other fields are those of the listing that stays. */
  @IsOptional() @ListOf(() => ChosenField, mergeFields.length) fields?: ChosenField[];
}
export class ListingMergeBody extends ListingMergeChoice {
  /** Versions of all listings, as the preview returned them. */
  @ListOf(() => MergeSide, maxDuplicates + 1) versions!: MergeSide[];
  /** Required where the listing that stays is not on the site, and a duplicate is. */
  @IsOptional() @IsBoolean() takesHomeOffSite?: boolean;
}
export class MovedCount {
  @IsIn(movedKinds) kind!: MovedKind;
  @IsCount() count!: number;
}
/** What a merge would do. */
export class ListingMergePreview {
  /** The listing that stays comes first, then its duplicates, as they are now. */
  @ListOf(() => OwnListing, maxDuplicates + 1) listings!: OwnListing[];
  /** Kinds of which nothing moves are omitted. */
  @ListOf(() => MovedCount) moved!: MovedCount[];
  /** The listing that stays is not on the site, and a duplicate is: the home leaves the site. */
  @IsBoolean() takesHomeOffSite!: boolean;
  /** Featuring of these duplicates ends. */
  @IsListingId(true) endsFeaturing!: ListingId[];
}
export class MergedListing {
  @IsListingId() id!: ListingId;
  @IsString() title!: string;
  /** Language of the title. */
  @IsIn(['en', 'fr']) lang!: 'en' | 'fr';
}
export class ListingMerge {
  @IsUUID() id!: string;
  @Nested(() => MergedListing) canonical!: MergedListing;
  @ListOf(() => MergedListing, maxDuplicates) duplicates!: MergedListing[];
  @IsISO8601() mergedAt!: string;
  /** User id of the member of support. */
  @IsOptional() @IsUUID() mergedBy?: string;
  /** Until then it can be undone; absent when it cannot, or not any more. */
  @IsOptional() @IsISO8601() undoUntil?: string;
  @IsOptional() @IsISO8601() undoneAt?: string;
}
export class ListingMerges {
  /** Newest first. */
  @ListOf(() => ListingMerge, maxListedMerges) merges!: ListingMerge[];
}
export class ListingMergeParams extends CompanyListingParams {
  @IsUUID() id!: string;
}

const merging = {
  service: 'catalog',
  access: access.permission('mergeListings'),
  params: CompanyListingParams,
} as const;

/** A company that catalog does not know has none. */
export const listMergeCandidates = route({
  ...merging,
  method: 'GET',
  path: '/support/company-listings/:companyId/merge-candidates',
  query: MergeCandidatesQuery,
  response: MergeCandidates,
  summary: 'List the listings of a company that can be merged, and groups that may be one home',
});
export const listListingMerges = route({
  ...merging,
  method: 'GET',
  path: '/support/company-listings/:companyId/merges',
  response: ListingMerges,
  summary: 'List the last merges of listings of a company',
});
const errors = ['listing-not-found', 'already-merged', 'merge-blocked'] as const;
/** Changes nothing. */
export const previewListingMerge = route({
  ...merging,
  method: 'POST',
  path: '/support/company-listings/:companyId/merges/preview',
  body: ListingMergeChoice,
  response: ListingMergePreview,
  errors,
  summary: 'Count what a merge of listings would move',
});
/** All listings belong to the company. Of concurrent merges of a listing the first one counts. */
export const mergeListings = route({
  ...merging,
  method: 'POST',
  path: '/support/company-listings/:companyId/merges',
  body: ListingMergeBody,
  response: ListingMerge,
  lane: 'write',
  errors: [...errors, 'listings-changed', 'home-leaves-site'],
  summary: 'Merge up to 20 listings of a company into another one of it',
});
/** For 30 days. What happened since the merge stays with the listing that stayed. */
export const undoListingMerge = route({
  ...merging,
  method: 'POST',
  path: '/support/company-listings/:companyId/merges/:id/undo',
  params: ListingMergeParams,
  response: ListingMerge,
  lane: 'write',
  errors: ['merge-not-found', 'undo-refused'],
  summary: 'Undo a merge of listings',
});
