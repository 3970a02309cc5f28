import {
  ArrayMaxSize,
  IsArray,
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
import { IsMailAddress, IsPersonName, IsPhone } from '../kernel/person-fields.ts';
import { access } from '../kernel/access.ts';
import { InLanguage, IsCount, IsListingId, type ListingId } from '../kernel/fields.ts';
import { ListOf, Nested } from '../kernel/nested.ts';
import { Pagination } from '../kernel/pagination.ts';
import { route } from '../kernel/route.ts';
import { documentKinds } from '../kernel/vocabularies.ts';
import { ListingIdParams, PageQuery } from './favourites.ts';
import { cardOrGone, ListingCard, UnavailableListing } from './listing-card.ts';
import { MapMarkersAnswer } from './map.ts';

/** Where a visit came from, as its first address told. */
export class Utms {
  @IsOptional() @IsString() @MaxLength(200) source?: string;
  @IsOptional() @IsString() @MaxLength(200) medium?: string;
  @IsOptional() @IsString() @MaxLength(200) campaign?: string;
}
/** What a renter asks the landlord of a home. Its fields are the schema of the form, in the browser and on the server. */
export class Inquiry {
  @IsListingId() listingId!: ListingId;
  /** Made by the client for one message; the same key again is the same message, sent twice. */
  @Matches(/^[a-z0-9]{20,40}$/) key!: string;
  @IsPersonName() firstName!: string;
  @IsPersonName() lastName!: string;
  @IsMailAddress() email!: string;
  @IsOptional() @IsPhone() phone?: string;
  @IsString() @Length(10, 2000) message!: string;
  /** YYYY-MM-DD. */
  @IsOptional() @Matches(/^20\d{2}-\d{2}-\d{2}$/) @IsISO8601({ strict: true }) moveInDate?: string;
  @IsOptional() @IsInt() @Min(1) @Max(20) householdSize?: number;
  @IsOptional() @IsString() @MaxLength(100) pets?: string;
  /** Papers that the renter could show: a yes to each, never the papers themselves (decisions 2.8). */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(documentKinds.length)
  @IsIn(documentKinds, { each: true })
  documentsReady?: (typeof documentKinds)[number][];
  /** The renter is not in the country yet. */
  @IsOptional() @IsBoolean() isAbroad?: boolean;
  /** Whether the landlord may have all of this; nothing is sent without. */
  @IsIn([true]) consentToShare!: true;
  @IsOptional() @IsBoolean() wantsAlerts?: boolean;
  @IsOptional() @IsString() @MaxLength(200) source?: string;
  @IsOptional() @IsString() @MaxLength(200) gclid?: string;
  @IsOptional() @Nested(() => Utms) utms?: Utms;
  /** Not shown to people: only a program fills it in. */
  @IsOptional() @IsString() @MaxLength(200) website?: string;
  /** How long the form was open; nobody writes a message in a moment. */
  @IsInt() @Min(0) @Max(2_000_000_000) openForMs!: number;
}
export class SentInquiry {
  @IsUUID() id!: string;
  @IsListingId() listingId!: ListingId;
  @IsISO8601() sentAt!: string;
}
/** `isAppended`: the message went on a thread that was there already; told to its owner alone. */
export class InquiryAnswer {
  @Nested(() => SentInquiry) inquiry!: SentInquiry;
  @IsBoolean() isAppended!: boolean;
}

/** How far an inquiry has come. */
export const inquiryStatuses = ['sent', 'seen', 'replied'] as const;
export class InquiredLandlord {
  @IsString() name!: string;
  @IsBoolean() verified!: boolean;
}
/** One of the renter's own inquiries with its home. */
export class InquirySummary {
  @IsUUID() id!: string;
  /** A card; greyed with `unavailable` when the home is gone for now, and nothing but that when it is gone for good. */
  @Nested(cardOrGone(() => ListingCard)) listing!: ListingCard | UnavailableListing;
  @Nested(() => InquiredLandlord) landlord!: InquiredLandlord;
  /** The renter's newest words. */
  @IsString() message!: string;
  @IsIn(inquiryStatuses) status!: (typeof inquiryStatuses)[number];
  @IsISO8601() sentAt!: string;
  @IsISO8601() updatedAt!: string;
  @IsCount() messageCount!: number;
}
export class InquiryMessage {
  @IsIn(['me', 'landlord']) from!: 'me' | 'landlord';
  @IsString() text!: string;
  @IsISO8601() at!: string;
}
export class InquiryParams {
  @IsUUID() id!: string;
}
export class InquiryThread {
  @Nested(() => InquirySummary) inquiry!: InquirySummary;
  @ListOf(() => InquiryMessage, 5_000) messages!: InquiryMessage[];
}
export class InquiriesAnswer {
  @ListOf(() => InquirySummary) inquiries!: InquirySummary[];
}
export class InquiriesPage extends InquiriesAnswer {
  @Nested(() => Pagination) pagination!: Pagination;
}

const own = access.role('renter', 'viewMyInquiries');
/** 201; 200 when the very message was sent before: then nothing is sent again. */
export const sendInquiry = route({
  service: 'catalog',
  method: 'POST',
  path: '/renter-inquire',
  access: access.anyone,
  body: Inquiry,
  answer: InquiryAnswer,
  status: 201,
  lane: 'write',
  errors: ['listing-not-found', 'gone', 'own-listing', 'key-taken', 'too-many-inquiries'],
  summary: 'Write to the landlord of a home',
});
export const listRecentInquiries = route({
  service: 'catalog',
  method: 'GET',
  path: '/recent-inquiries',
  access: own,
  query: InLanguage,
  answer: InquiriesAnswer,
  summary: "The renter's last five inquiries",
});
export const listInquiries = route({
  service: 'catalog',
  method: 'GET',
  path: '/inquiry-listings',
  access: own,
  query: PageQuery,
  answer: InquiriesPage,
  summary: "The renter's own inquiries with their homes, newest first",
});
export const getInquiryMarkers = route({
  service: 'catalog',
  method: 'GET',
  path: '/inquiry-listings-map-markers',
  access: own,
  query: InLanguage,
  answer: MapMarkersAnswer,
  lane: 'search',
  summary: 'The homes that the renter wrote to, as markers',
});
/** 404 for what is not there and for what is somebody else's. */
export const getInquiry = route({
  service: 'catalog',
  method: 'GET',
  path: '/my-inquiries/:id',
  access: own,
  params: InquiryParams,
  query: InLanguage,
  answer: InquiryThread,
  errors: ['inquiry-not-found'],
  summary: 'One inquiry of the renter with its messages',
});
export const listInquiriesOnListing = route({
  service: 'catalog',
  method: 'GET',
  path: '/listing-inquiries/:id',
  access: own,
  params: ListingIdParams,
  query: InLanguage,
  answer: InquiriesAnswer,
  errors: ['inquiry-not-found'],
  summary: "The renter's own inquiries on one home",
});
