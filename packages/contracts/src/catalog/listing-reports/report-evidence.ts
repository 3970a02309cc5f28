import { ArrayMaxSize, IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, IsUUID } from 'class-validator';
import { IsCount, IsListingId, type ListingId } from '../../kernel/input/fields.ts';
import { ListOf } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { currencies, type Currency } from '../../kernel/vocabularies.ts';
import { maxPhotos } from '../own-listings/photo-values.ts';
import { comparedFieldNames, type ComparedField } from './compared-fields.ts';
import { appealDecisions, reportDecisions, reportReasons } from './report-values.ts';
import type { AppealDecision, ReportDecision, ReportReason } from './report-values.ts';
import { LinkedListing, ReportedListingParams } from './reported-listings.ts';

/** A field whose value is not the one that was published. */
export class ChangedField {
  @IsIn(comparedFieldNames) field!: ComparedField;
  /** Of the latest change of the field. */
  @IsISO8601() changedAt!: string;
  /** Value as text, terms of a list separated by commas. Absent without a value, and for contact details. */
  @IsOptional() @IsString() before?: string;
  @IsOptional() @IsString() after?: string;
}
/** What landlord and staff changed of a listing since it was first published. */
export class ListingChangesSince {
  /** Absent for a listing that was never published, which has no changes. */
  @IsOptional() @IsISO8601() publishedAt?: string;
  /** Of the amounts. */
  @IsIn(currencies) currency!: Currency;
  /** In the order of `comparedFieldNames`. */
  @ListOf(() => ChangedField, comparedFieldNames.length) fields!: ChangedField[];
  /** Photos that were not among the published ones, and published ones that are gone. */
  @IsCount(maxPhotos) photosAdded!: number;
  @IsCount(maxPhotos) photosRemoved!: number;
  /** Other fields that changed. */
  @IsCount() otherFields!: number;
  /** The first changes after the publication are no longer stored. */
  @IsBoolean() isPartial!: boolean;
}
/** Another listing with a photo of the reported one. */
export class SamePhotoListing extends LinkedListing {
  @IsBoolean() isSameLandlord!: boolean;
  /** Places of the photos in the reported listing, from 1. */
  @IsInt({ each: true }) @ArrayMaxSize(maxPhotos) photos!: number[];
}
export class SamePhotoListings {
  /** Those of other landlords first, at most ten. */
  @ListOf(() => SamePhotoListing, 10) listings!: SamePhotoListing[];
}
/** A decision about reports of another listing of the landlord. */
export class LandlordReportDecision {
  /** Of the reports. */
  @IsUUID() id!: string;
  @IsListingId() listingId!: ListingId;
  @IsString() title!: string;
  @IsIn(['en', 'fr']) lang!: 'en' | 'fr';
  @IsIn(reportDecisions) decision!: ReportDecision;
  @IsISO8601() decidedAt!: string;
  @IsOptional() @IsIn(reportReasons) confirmed?: ReportReason;
  @IsOptional() @IsIn(appealDecisions) appealDecision?: AppealDecision;
}
/** What is known about the landlord of a reported listing, of at most 500 of the newest listings. */
export class LandlordHistory {
  /** Since when the landlord can have listings; absent if that is not known. */
  @IsOptional() @IsISO8601() knownSince?: string;
  /** Listings that are not deleted. */
  @IsCount() listings!: number;
  /** Listings that support rejected at a review, once or more. */
  @IsCount() rejectedListings!: number;
  /** About other listings, newest first, at most ten. */
  @ListOf(() => LandlordReportDecision, 10) decisions!: LandlordReportDecision[];
}

const reads = {
  service: 'catalog',
  method: 'GET',
  access: access.permission('showReportedListings'),
  params: ReportedListingParams,
  errors: ['report-not-found'],
} as const;

export const getReportedChanges = route({
  ...reads,
  path: '/support/reported-listings/:id/changes',
  response: ListingChangesSince,
  summary: 'Get what changed of a reported listing since it was published',
});
export const listSamePhotoListings = route({
  ...reads,
  path: '/support/reported-listings/:id/same-photos',
  response: SamePhotoListings,
  summary: 'List other listings with photos of a reported one',
});
export const getLandlordHistory = route({
  ...reads,
  path: '/support/reported-listings/:id/landlord',
  response: LandlordHistory,
  summary: 'Get the history of the landlord of a reported listing',
});
