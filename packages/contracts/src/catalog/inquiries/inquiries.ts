import {
  ArrayMaxSize,
  Equals,
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
import { IsMailAddress, IsPersonName, IsPhone } from '../../kernel/input/person-fields.ts';
import { IsGclid, Utms } from '../../kernel/input/attribution.ts';
import { access } from '../../kernel/routes/access.ts';
import { ConfirmState, LinkParams } from '../../kernel/addresses/confirm-links.ts';
import { Done, LanguageQuery, IsCount, IsListingId, type ListingId } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { Pagination } from '../../kernel/routes/pagination.ts';
import { route } from '../../kernel/routes/route.ts';
import { documentKinds } from '../../kernel/vocabularies.ts';
import { ListingIdParams, PageQuery } from '../favourites/favourites.ts';
import { inquiryLength } from './inquiry-limits.ts';
import { cardOrUnavailable, ListingCard, UnavailableListing } from '../listings/listing-card.ts';
import { MapMarkersResponse } from '../search/map.ts';
import { Viewing } from '../viewings/viewing.ts';
import { maxViewings } from '../viewings/viewing-values.ts';

/**
 * A renter's message to the landlord of a listing. The class is the schema of the form, in the browser and on the
 * server.
 */
export class Inquiry {
  @IsListingId() listingId!: ListingId;
  /** Idempotency key created by the client: a second request with the same key is the same message. */
  @Matches(/^[a-z0-9]{20,40}$/) key!: string;
  @IsPersonName() firstName!: string;
  @IsPersonName() lastName!: string;
  @IsMailAddress() email!: string;
  @IsOptional() @IsPhone() phone?: string;
  @IsString() @Length(inquiryLength.min, inquiryLength.max) message!: string;
  /** YYYY-MM-DD. */
  @IsOptional() @Matches(/^20\d{2}-\d{2}-\d{2}$/) @IsISO8601({ strict: true }) moveInDate?: string;
  @IsOptional() @IsInt() @Min(1) @Max(20) householdSize?: number;
  @IsOptional() @IsString() @MaxLength(100) pets?: string;
  /**
   * Documents that the renter could provide; never the documents themselves
   * (docs/rules/inquiries.md#inq-6-documents-are-offered-never-sent).
   */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(documentKinds.length)
  @IsIn(documentKinds, { each: true })
  documentsReady?: (typeof documentKinds)[number][];
  /** The renter is not in the country yet. */
  @IsOptional() @IsBoolean() isAbroad?: boolean;
  /** Consent to share all fields with the landlord, except email and phone; required. */
  @Equals(true) consentToShare!: true;
  /** The landlord sees email and phone too. Absent: answers reach the renter through the site only. */
  @IsOptional() @IsBoolean() sharesContact?: boolean;
  @IsOptional() @IsBoolean() wantsAlerts?: boolean;
  @IsOptional() @IsString() @MaxLength(200) source?: string;
  @IsOptional() @IsGclid() gclid?: string;
  @IsOptional() @Nested(() => Utms) utms?: Utms;
  /** Honeypot: hidden from people, so only bots fill it in. */
  @IsOptional() @IsString() @MaxLength(200) website?: string;
  /** Token of the page view, for guests: shows that they opened the listing a few seconds ago. */
  @IsOptional() @IsString() @MaxLength(500) pageView?: string;
}
export class PageView {
  @IsString() @MaxLength(500) token!: string;
}
export class SentInquiry {
  @IsUUID() id!: string;
  @IsListingId() listingId!: ListingId;
  @IsISO8601() sentAt!: string;
}
/**
 * `isAppended`: the message was added to an existing thread; only reported to the thread's owner. `isHeld`: the message
 * is held for a check and has not reached the landlord yet.
 */
export class InquiryResponse {
  @Nested(() => SentInquiry) inquiry!: SentInquiry;
  @IsBoolean() isAppended!: boolean;
  @IsBoolean() isHeld!: boolean;
}

/**
 * Progress of an inquiry: `held` while its first message is checked, `refused` if staff decided not to pass it on.
 */
export const inquiryStatuses = ['held', 'refused', 'sent', 'seen', 'replied'] as const;
export class InquiredLandlord {
  @IsString() name!: string;
  @IsBoolean() verified!: boolean;
}
/** One of the renter's inquiries with its listing. */
export class InquirySummary {
  @IsUUID() id!: string;
  /**
   * A card; with `unavailable` if the listing is temporarily unavailable, and only `{id, unavailable}` if it was
   * removed.
   */
  @Nested(cardOrUnavailable(() => ListingCard)) listing!: ListingCard | UnavailableListing;
  @Nested(() => InquiredLandlord) landlord!: InquiredLandlord;
  /** The renter's latest message. */
  @IsString() message!: string;
  @IsIn(inquiryStatuses) status!: (typeof inquiryStatuses)[number];
  @IsISO8601() sentAt!: string;
  @IsISO8601() updatedAt!: string;
  @IsCount() messageCount!: number;
}
/** States of a message that the landlord has not received: being checked, or not passed on by a decision of staff. */
export const undeliveredStates = ['held', 'refused'] as const;
export class InquiryMessage {
  @IsIn(['me', 'landlord']) from!: 'me' | 'landlord';
  @IsString() text!: string;
  @IsISO8601() at!: string;
  /** Why the landlord has not received it; absent for messages that were passed on. */
  @IsOptional() @IsIn(undeliveredStates) undelivered?: (typeof undeliveredStates)[number];
}
export class InquiryParams {
  @IsUUID() id!: string;
}
export class InquiryThread {
  @Nested(() => InquirySummary) inquiry!: InquirySummary;
  @ListOf(() => InquiryMessage, 5_000) messages!: InquiryMessage[];
  /** Oldest first. */
  @ListOf(() => Viewing, maxViewings) viewings!: Viewing[];
}
export class InquiriesResponse {
  @ListOf(() => InquirySummary) inquiries!: InquirySummary[];
}
export class InquiriesPage extends InquiriesResponse {
  @Nested(() => Pagination) pagination!: Pagination;
}

const inquiryAccess = access.role('renter', 'viewMyInquiries');
/** Token that a guest's inquiry carries, signed for one listing. */
export const startPageView = route({
  service: 'catalog',
  method: 'GET',
  path: '/listing/:id/page-view',
  access: access.anyone,
  params: ListingIdParams,
  response: PageView,
  summary: 'Get the token of a page view, which a guest sends with an inquiry',
});
/**
 * 201; 200 if a logged-in renter sent the same message before, in which case nothing is sent again. A guest always gets
 * 201 and an id of no meaning.
 */
export const sendInquiry = route({
  service: 'catalog',
  method: 'POST',
  path: '/renter-inquire',
  access: access.anyone,
  body: Inquiry,
  response: InquiryResponse,
  status: 201,
  lane: 'write',
  errors: ['listing-not-found', 'gone', 'own-listing', 'key-taken', 'too-many-inquiries'],
  summary: 'Send an inquiry to the landlord of a listing',
});
/** `title` is the listing's. GET changes nothing, because mail scanners open links too. */
export const getInquiryConfirmation = route({
  service: 'catalog',
  method: 'GET',
  path: '/confirm/inquiry/:token',
  access: access.anyone,
  params: LinkParams,
  response: ConfirmState,
  summary: 'Get the state of a link to confirm an inquiry',
});
/** The landlord sees the address as confirmed, and the inquiry joins the account of the address. */
export const confirmInquiry = route({
  service: 'catalog',
  method: 'POST',
  path: '/confirm/inquiry/:token',
  access: access.anyone,
  params: LinkParams,
  response: Done,
  lane: 'write',
  errors: ['link-dead'],
  summary: 'Confirm an inquiry with the link sent by mail',
});
export const listRecentInquiries = route({
  service: 'catalog',
  method: 'GET',
  path: '/recent-inquiries',
  access: inquiryAccess,
  query: LanguageQuery,
  response: InquiriesResponse,
  summary: "The renter's last five inquiries",
});
export const listInquiries = route({
  service: 'catalog',
  method: 'GET',
  path: '/inquiry-listings',
  access: inquiryAccess,
  query: PageQuery,
  response: InquiriesPage,
  summary: "List the renter's inquiries with their listings, newest first",
});
export const getInquiryMarkers = route({
  service: 'catalog',
  method: 'GET',
  path: '/inquiry-listings-map-markers',
  access: inquiryAccess,
  query: LanguageQuery,
  response: MapMarkersResponse,
  lane: 'search',
  summary: 'List the markers of the listings that the renter inquired about',
});
/** 404 for an unknown inquiry and for another renter's. */
export const getInquiry = route({
  service: 'catalog',
  method: 'GET',
  path: '/my-inquiries/:id',
  access: inquiryAccess,
  params: InquiryParams,
  query: LanguageQuery,
  response: InquiryThread,
  errors: ['inquiry-not-found'],
  summary: 'One inquiry of the renter with its messages',
});
export const listInquiriesOnListing = route({
  service: 'catalog',
  method: 'GET',
  path: '/listing-inquiries/:id',
  access: inquiryAccess,
  params: ListingIdParams,
  query: LanguageQuery,
  response: InquiriesResponse,
  errors: ['inquiry-not-found'],
  summary: "List the renter's inquiries about one listing",
});
